import { withoutFinalSlash } from '@cancha/routing/withoutFinalSlash';

/** Whether an address of the site is the section's own (`page`) or one below it (`section`). */
export function isWithin(section: string, address: string): 'page' | 'section' | null {
  const path = withoutFinalSlash(address.replace(/[?#].*$/s, ''));
  const root = withoutFinalSlash(section);
  if (path === root) return 'page';
  return path.startsWith(`${root}/`) ? 'section' : null;
}

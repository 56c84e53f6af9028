import { withoutTrailingSlash } from '@cancha/routing/withTrailingSlash';

/** Whether an address of the site is the section's own (`page`) or one below it (`section`). */
export function isWithin(section: string, address: string): 'page' | 'section' | null {
  const path = withoutTrailingSlash(address.replace(/[?#].*$/s, ''));
  const root = withoutTrailingSlash(section);
  if (path === root) return 'page';
  return path.startsWith(`${root}/`) ? 'section' : null;
}

import type { Surface } from '@cancha/ui/device/deviceAttributes';
import { preferencesAttribute } from './preferencesAttribute';
import type { Preferences } from './toPreferences';

/** Of the page of preferences, which is the same for all readers of a site. */
async function fetchPreferences(href: string): Promise<Preferences> {
  const answer = await fetch(href, { headers: { Accept: 'text/html' } });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return JSON.parse(page.querySelector(`[${preferencesAttribute}]`)?.textContent ?? '') as Preferences;
}

async function openPreferences(opener: HTMLElement, part: 'preferences' | 'textSize'): Promise<void> {
  const [preferences, { openPreferencesDialog }] = await Promise.all([
    fetchPreferences(opener.getAttribute('href') ?? ''),
    import('./PreferencesDialog.lazy'),
  ]);
  openPreferencesDialog(opener, preferences, part);
}

async function openCalendar(opener: HTMLElement): Promise<void> {
  const { openDayCalendar } = await import('@cancha/ui/match/DayCalendar/openDayCalendar.lazy');
  await openDayCalendar(opener);
}

const surfaces: Readonly<Record<Surface, (opener: HTMLElement) => Promise<void>>> = {
  preferences: (opener) => openPreferences(opener, 'preferences'),
  textSize: (opener) => openPreferences(opener, 'textSize'),
  dayCalendar: openCalendar,
};

export const isSurface = (name: string | null): name is Surface =>
  name !== null && Object.hasOwn(surfaces, name);

/** Opens a surface over the page. Where it cannot be had a link is followed, and a button goes. */
export async function openSurface(opener: HTMLElement, name: Surface): Promise<void> {
  const isHere = opener instanceof HTMLAnchorElement && opener.pathname === window.location.pathname;
  try {
    // The radio buttons of a form are not on a page twice.
    if (isHere) throw new Error('This is the page of what would open over it.');
    await surfaces[name](opener);
  } catch {
    if (opener instanceof HTMLAnchorElement) window.location.assign(opener.href);
    else opener.hidden = true;
  }
}

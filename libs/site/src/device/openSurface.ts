import type { Surface } from '@cancha/ui/device/deviceAttributes';
import { consentHere } from '../consent/consentHere';
import { preferencesAttribute } from './preferencesAttribute';
import { privacyChoicesAttribute } from './privacyChoicesAttribute';
import type { Preferences } from './toPreferences';
import type { PrivacyChoices } from './toPrivacyChoices';

/** What a page has for its dialog, as JSON: the page is the same for all readers of a site. */
async function fetchContent<Content>(link: HTMLElement, attribute: string): Promise<Content> {
  const answer = await fetch(link.getAttribute('href') ?? '', { headers: { Accept: 'text/html' } });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return JSON.parse(page.querySelector(`[${attribute}]`)?.textContent ?? '') as Content;
}

async function openPreferences(opener: HTMLElement, part: 'preferences' | 'textSize'): Promise<void> {
  const [preferences, { openPreferencesDialog }] = await Promise.all([
    fetchContent<Preferences>(opener, preferencesAttribute),
    import('./PreferencesDialog.lazy'),
  ]);
  openPreferencesDialog(opener, preferences, part);
}

async function openPrivacyChoices(opener: HTMLElement): Promise<void> {
  const [choices, { openPrivacyChoicesDialog }] = await Promise.all([
    fetchContent<PrivacyChoices>(opener, privacyChoicesAttribute),
    import('./PrivacyChoicesDialog.lazy'),
  ]);
  openPrivacyChoicesDialog(opener, choices);
}

async function openCalendar(opener: HTMLElement): Promise<void> {
  const { openDayCalendar } = await import('@cancha/ui/match/DayCalendar/openDayCalendar.lazy');
  await openDayCalendar(opener);
}

async function openComments(opener: HTMLElement): Promise<void> {
  const { openCommentsTray } = await import('../comments/CommentsTray.lazy');
  openCommentsTray(opener);
}

const surfaces: Readonly<Record<Surface, (opener: HTMLElement) => Promise<void>>> = {
  preferences: (opener) => openPreferences(opener, 'preferences'),
  textSize: (opener) => openPreferences(opener, 'textSize'),
  privacyChoices: openPrivacyChoices,
  dayCalendar: openCalendar,
  comments: openComments,
};

export const isSurface = (name: string | null): name is Surface =>
  name !== null && Object.hasOwn(surfaces, name);

/** Opens a surface over the page. Where it cannot be had a link is followed, and a button goes. */
export async function openSurface(opener: HTMLElement, name: Surface): Promise<void> {
  // Where the manager of another company asks, the reader chooses there.
  if (name === 'privacyChoices' && consentHere()?.openManager?.()) return;
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

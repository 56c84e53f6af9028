import { writeAge } from './ageSlot';
import { runningMinute } from './runningMinute';

type Age = {
  /** "hace 3 min", for outdated data, which then no longer look live; `null` for current data. */
  text: string | null;
  /** How long ago a match stood at the minute it shows, in ms. */
  minuteAgeMs: (matchId: string) => number;
};

/** Shows how old the scores of a page are, and lets their minutes run on: a match does not stop because nobody hears of it. */
export function showAge(page: ParentNode, { text: age, minuteAgeMs }: Age): void {
  for (const place of page.querySelectorAll<HTMLElement>('[data-match]')) {
    const isOld = place.dataset['state'] === 'live' && age !== null;
    place.toggleAttribute('data-stale', isOld);
    for (const slot of place.querySelectorAll('[data-age]')) {
      const text = isOld ? writeAge(age, slot.getAttribute('data-age')) : '';
      if (slot.textContent !== text) slot.textContent = text;
    }
    const sinceMs = minuteAgeMs(place.dataset['match'] ?? '');
    for (const clock of place.querySelectorAll<HTMLElement>('[data-clock]')) {
      const text = runningMinute(clock.dataset['clock'] ?? '', sinceMs);
      if (text !== null && clock.textContent !== text) clock.textContent = text;
    }
  }
}

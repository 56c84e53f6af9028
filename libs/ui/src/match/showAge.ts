import { runningMinute } from './runningMinute';
import { writeAge } from './staleness';

/**
 * Says of every live match of the page how old its score is, and takes from it the look of what is live; `null` takes
 * that back, and lets the minute run on from when the data are.
 * @param ageMs how old the data are
 */
export function showAge(page: ParentNode, age: string | null, ageMs: number): void {
  for (const place of page.querySelectorAll<HTMLElement>('[data-match]')) {
    const isOld = place.dataset['state'] === 'live' && age !== null;
    for (const element of [place, ...place.querySelectorAll('[data-chip]')])
      element.toggleAttribute('data-stale', isOld);
    for (const slot of place.querySelectorAll('[data-age]')) {
      const text = isOld ? writeAge(age, slot.getAttribute('data-age')) : '';
      if (slot.textContent !== text) slot.textContent = text;
    }
    for (const clock of place.querySelectorAll<HTMLElement>('[data-clock]')) {
      const text = runningMinute(clock.dataset['clock'] ?? '', isOld ? 0 : ageMs);
      if (text !== null && clock.textContent !== text) clock.textContent = text;
    }
  }
}

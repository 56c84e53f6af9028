import { runningMinute } from './runningMinute';
import { writeAge } from './staleness';

/**
 * Shows the age of outdated live matches, which then no longer look live. `null` for current data: the minutes run on.
 * @param ageMs age of the data
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

import { deviceAttributes } from '@cancha/ui/device/deviceAttributes';

/** What a line of the page may say. */
export type DeviceOutcome = 'removed' | 'forgotten' | 'full' | 'refused' | '';

/** Says what came of a tap, in the words the page brought along; the same again is said again. */
export function say(outcome: DeviceOutcome): void {
  const line = document.querySelector<HTMLElement>(`[${deviceAttributes.status}]`);
  if (!line) return;
  line.textContent = '';
  line.dataset['outcome'] = outcome;
  const words = outcome && line.getAttribute(`data-on-${outcome}`);
  // A live region that is emptied and filled at once says nothing.
  if (words) requestAnimationFrame(() => (line.textContent = words));
}

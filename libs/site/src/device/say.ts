import { deviceAttributes } from '@cancha/ui/device/deviceAttributes';

/** What a line of the page may say. */
export type DeviceOutcome = 'removed' | 'forgotten' | 'full' | 'refused' | '';

/** Says what came of a tap, in the words the page brought along; the same again is said again. */
export function say(outcome: DeviceOutcome): void {
  const place = `[${deviceAttributes.status}]`;
  // The line of what is open, over that of the page.
  const line =
    document.querySelector<HTMLElement>(`[role="dialog"] ${place}`) ??
    document.querySelector<HTMLElement>(place);
  if (!line) return;
  line.textContent = '';
  line.dataset['outcome'] = outcome;
  const words = outcome && line.getAttribute(`data-on-${outcome}`);
  // A live region that is emptied and filled at once says nothing.
  if (words) requestAnimationFrame(() => (line.textContent = words));
}

import { deviceAttributes } from '@cancha/ui/device/deviceAttributes';

export type Choice = { name: string; value: string };

/** What a control of the page was put on, and of which setting. */
export function choiceOn(input: HTMLInputElement): Choice {
  const name = input.getAttribute(deviceAttributes.setting) ?? '';
  return { name, value: input.type === 'radio' ? input.value : input.checked ? 'on' : 'off' };
}

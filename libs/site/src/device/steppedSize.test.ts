import { expect, it } from 'vitest';
import { settingChoices, steppedSize } from './readerSettings';

it('goes through every size there is, and stops at the ends', () => {
  const passed: string[] = [];
  for (let size = steppedSize('small', 'larger'); size; size = steppedSize(size, 'larger')) passed.push(size);

  expect(['small', ...passed].sort()).toEqual([...settingChoices.textSize].sort());
  expect(steppedSize('largest', 'larger')).toBeNull();
  expect(steppedSize('largest', 'smaller')).toBe('large');
  expect(steppedSize('small', 'smaller')).toBeNull();
});

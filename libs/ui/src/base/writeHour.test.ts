import { expect, it } from 'vitest';
import { writeHour } from './writeHour';

const space = '\u00a0';

it.each([
  ['15:26', '15:26', `3:26${space}p.m.`, '15h26'],
  ['07:05', '07:05', `7:05${space}a.m.`, '7h05'],
  ['21:00', '21:00', `9${space}p.m.`, '21h'],
  ['12:00', '12:00', 'noon', '12h'],
  ['12:30', '12:30', `12:30${space}p.m.`, '12h30'],
  ['00:00', '00:00', `12${space}a.m.`, '0h'],
  ['00:45', '00:45', `12:45${space}a.m.`, '0h45'],
])('%s is written %s, %s and %s', (time, whole, half, letter) => {
  expect([writeHour(time, '24-hour'), writeHour(time, '12-hour'), writeHour(time, 'h')]).toEqual([
    whole,
    half,
    letter,
  ]);
});

import { runningMinute } from '@cancha/ui/match/live/runningMinute';
import { expect, it } from 'vitest';
import { createStoppedClocks } from './createStoppedClocks';

const minuteMs = 60_000;

it('a clock that the provider stopped at 45 is in stoppage time a minute later', () => {
  const clocks = createStoppedClocks();
  const told = (minute: number, asOf: number) => {
    const last = minute > 45 ? 90 : 45;
    clocks.take([{ id: 'm', clock: { minute, last } }], asOf);
    return runningMinute(`${minute}/${last}`, asOf - (clocks.since('m') ?? asOf));
  };
  expect([
    told(44, 0),
    told(45, minuteMs),
    told(45, 2 * minuteMs),
    told(45, 3 * minuteMs),
    told(46, 20 * minuteMs),
  ]).toEqual(['44’', '45’', '45+’', '45+’', '46’']);
});

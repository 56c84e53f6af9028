import { describe, expect, it } from 'vitest';
import { runningClock, steadyClock } from './Clock.ts';

const kickOff = new Date('2026-07-05T20:00:00Z');
const start = Date.parse('2026-11-21T18:30:00Z');
const minute = 60_000;

/** A wall clock that a test moves. */
function wallClock() {
  let at = start;
  return { real: () => new Date(at), pass: (ms: number) => void (at += ms) };
}

describe('a clock whose data has just kicked off', () => {
  it('goes on in real time', () => {
    const { real, pass } = wallClock();
    const clock = runningClock({ from: kickOff, speed: 1 }, real);
    pass(79 * minute);

    expect(clock.now()).toEqual(new Date('2026-07-05T21:19:00Z'));
  });

  it('tells its readers that what happens now happens now, and yesterday’s what it was', () => {
    const { real, pass } = wallClock();
    const clock = runningClock({ from: kickOff, speed: 1 }, real);
    pass(10 * minute);

    expect(clock.toReaders(clock.now())).toEqual(real());
    expect(clock.toReaders(kickOff)).toEqual(new Date(start));
  });

  it('tells moments in whole minutes, whenever the origin started', () => {
    const { real, pass } = wallClock();
    pass(12_345);
    const clock = runningClock({ from: kickOff, speed: 1 }, real);

    expect(clock.toReaders(kickOff)).toEqual(new Date(start));
  });

  it('leaves told moments where they are while time passes', () => {
    const { real, pass } = wallClock();
    const clock = runningClock({ from: kickOff, speed: 1 }, real);
    const told = clock.toReaders(kickOff);
    pass(3 * 60 * minute);

    expect(clock.toReaders(kickOff)).toEqual(told);
    expect(clock.toData(told)).toEqual(kickOff);
  });

  it.each([
    [0, '2026-07-05T20:00:00Z'],
    [60, '2026-07-05T21:30:00Z'],
  ])('at speed %i is at %s after ninety seconds', (speed, expected) => {
    const { real, pass } = wallClock();
    const clock = runningClock({ from: kickOff, speed }, real);
    pass(90_000);

    expect(clock.now()).toEqual(new Date(expected));
    const behind = real().getTime() - clock.toReaders(clock.now()).getTime();
    expect(behind).toBeGreaterThanOrEqual(0);
    expect(behind).toBeLessThan(minute);
  });
});

it('a steady clock moves nothing', () => {
  const clock = steadyClock(() => kickOff);

  expect([clock.now(), clock.toReaders(kickOff), clock.toData(kickOff)]).toEqual([kickOff, kickOff, kickOff]);
});

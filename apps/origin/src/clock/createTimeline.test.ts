import { describe, expect, it } from 'vitest';
import { createTimeline } from './createTimeline.ts';

const kickOff = new Date('2026-07-05T20:00:00Z');
const started = Date.parse('2026-11-21T18:30:12.345Z');
const since = new Date('2026-06-11T19:00:00Z');
const minute = 60_000;

function wallClock() {
  let at = started;
  return { real: () => new Date(at), pass: (ms: number) => void (at += ms) };
}
const after = (minutes: number) => new Date(kickOff.getTime() + minutes * minute);

describe('a timeline whose match has just kicked off', () => {
  it('runs on in real time', () => {
    const { real, pass } = wallClock();
    const { dataNow, now } = createTimeline({ since, from: kickOff, speed: 1 }, real);
    pass(79 * minute);

    expect(dataNow().getTime() - after(79).getTime()).toBe(12_345);
    expect(now()).toEqual(real());
  });

  it('tells moments in whole minutes, and always the same', () => {
    const { real, pass } = wallClock();
    const { replayedAt } = createTimeline({ since, from: kickOff, speed: 1 }, real);
    const before = replayedAt(kickOff);
    pass(3 * 60 * minute);

    expect(before).toEqual(new Date('2026-11-21T18:30:00Z'));
    expect(replayedAt(kickOff)).toEqual(before);
    expect(replayedAt(after(-24 * 60))).toEqual(new Date('2026-11-20T18:30:00Z'));
    expect(replayedAt(after(45))).toEqual(new Date('2026-11-21T19:15:00Z'));
  });
});

it('what was over when its tournament began keeps its own time', () => {
  const { replayedAt } = createTimeline({ since, from: kickOff, speed: 1 }, wallClock().real);
  const final = new Date('2022-12-18T15:00:00Z');

  expect(replayedAt(final)).toEqual(final);
  expect(replayedAt(since)).toEqual(new Date('2026-10-28T17:30:00Z'));
});

describe('at sixty minutes a minute', () => {
  it('what lies ahead comes sooner, and comes when it was told', () => {
    const { real, pass } = wallClock();
    const { dataNow, replayedAt } = createTimeline({ since, from: kickOff, speed: 60 }, real);
    const coming = replayedAt(after(90));
    pass(coming.getTime() - started);

    expect(coming).toEqual(new Date('2026-11-21T18:31:30Z'));
    expect(dataNow()).toEqual(after(90));
  });

  it('what lies behind keeps its distances', () => {
    const { replayedAt } = createTimeline({ since, from: kickOff, speed: 60 }, wallClock().real);

    expect(replayedAt(after(-60))).toEqual(new Date('2026-11-21T17:30:00Z'));
  });
});

it('a frozen timeline stays where it is, for readers too', () => {
  const { real, pass } = wallClock();
  const { dataNow, now, replayedAt } = createTimeline({ since, from: after(79), speed: 0 }, real);
  const before = now();
  pass(60 * minute);

  expect(dataNow()).toEqual(after(79));
  expect(now()).toEqual(before);
  expect(replayedAt(after(80)).getTime()).toBeGreaterThan(now().getTime());
});

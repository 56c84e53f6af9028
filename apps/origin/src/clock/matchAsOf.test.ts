import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EventFact, Facts, MatchFact } from '@cancha/newsroom/facts/factRecords.ts';
import { readFacts } from '@cancha/newsroom/facts/readFacts.ts';
import { seedFolder } from '@cancha/newsroom/seedFolder.ts';
import { matchAsOf, type PlayedMatch } from './matchAsOf.ts';
import { matchTimeline, momentOfMinute } from '@cancha/newsroom/facts/matchTimeline.ts';
import { periodIds } from '@cancha/newsroom/facts/periodIds.ts';
import { readMinute } from '@cancha/newsroom/facts/readMinute.ts';

const minuteMs = 60_000;
let facts: Facts;
beforeAll(async () => {
  facts = await readFacts(join(seedFolder, 'facts'));
});

const worldCup = () => facts.matches.filter(({ key }) => key.startsWith('wc2026-'));
const eventsOf = ({ key }: MatchFact): EventFact[] => facts.events.filter(({ match }) => match === key);
const factOf = (key: string): MatchFact => {
  const found = worldCup().find((match) => match.key === key);
  if (!found) throw new Error(`No match ${key}`);
  return found;
};

function played(match: MatchFact): PlayedMatch {
  const [homeScore = null, awayScore = null] = match.score ?? [];
  return {
    kickOff: new Date(match.utc ?? ''),
    status: match.status,
    ...{
      homeScore,
      awayScore,
      homePenalties: match.penalties?.[0] ?? null,
      extraTime: match.ninety !== null,
    },
  };
}

const asOf = (match: MatchFact, afterMs: number) => {
  const stored = played(match);
  return matchAsOf(stored, eventsOf(match), new Date(stored.kickOff.getTime() + afterMs));
};
/** Norway's 2-1 over Brazil: 79, 90, and a penalty in 90+10. */
const at = (minute: string, match = factOf('wc2026-091')) => {
  const stored = played(match);
  const parsed = readMinute(minute);
  if (!parsed) throw new Error(minute);
  return asOf(match, momentOfMinute(parsed, matchTimeline(eventsOf(match), stored)));
};

describe('a match as it stood', () => {
  it('before its kick-off has no score', () => {
    expect(asOf(factOf('wc2026-091'), -1)).toMatchObject({ state: 'to come', score: null, events: [] });
  });

  it('at its kick-off is goalless, in its first minute', () => {
    expect(asOf(factOf('wc2026-091'), 0)).toMatchObject({
      state: 'playing',
      period: periodIds.firstHalf,
      minute: 1,
      score: [0, 0],
      halfTime: null,
    });
  });

  it.each([
    ['78', [0, 0]],
    ['79', [0, 1]],
    ['89', [0, 1]],
    ['90', [0, 2]],
    ['90+9', [0, 2]],
    ['90+10', [1, 2]],
  ])('in its minute %s', (minute, score) => {
    expect(at(minute)).toMatchObject({ state: 'playing', score, halfTime: [0, 0] });
  });

  it('rests at half-time, with no clock running', () => {
    const { period, minute } = asOf(factOf('wc2026-091'), 55 * minuteMs);

    expect([period, minute]).toEqual([periodIds.halfTime, null]);
  });

  it('never counts beyond the half it is in', () => {
    expect(at('90+10').minute).toBe(90);
  });

  it('counts the kicks of a shoot-out one by one', () => {
    const match = factOf('wc2026-096');
    const { end } = matchTimeline(eventsOf(match), played(match));
    const sums = new Set<number>();
    for (let ms = 0; ms <= end; ms += 10_000) {
      const { penalties } = asOf(match, ms);
      if (penalties) sums.add(penalties[0] + penalties[1]);
    }

    expect([...sums]).toEqual(Array.from({ length: sums.size }, (_, i) => i));
    expect(asOf(match, end)).toMatchObject({ state: 'over', score: [0, 0] });
  });

  it('has no score while it is not known when its goals fell', () => {
    const match = factOf('wc2026-091');
    const stored = played(match);
    const moment = new Date(stored.kickOff.getTime() + 80 * minuteMs);

    expect(matchAsOf(stored, [], moment)).toMatchObject({ state: 'playing', score: null });
  });
});

describe('every match of the World Cup', () => {
  it('ends as it ended', () => {
    const wrong = worldCup().filter((match) => {
      const { end } = matchTimeline(eventsOf(match), played(match));
      const { state, score, penalties } = asOf(match, end);
      const kicksKnown = eventsOf(match).some(({ kind }) => kind === 'kick-scored');
      const right = state === 'over' && String(score) === String(match.score);
      return !right || (kicksKnown && String(penalties) !== String(match.penalties));
    });

    expect(wrong.map(({ key }) => key)).toEqual([]);
    expect(worldCup()).toHaveLength(104);
  });

  it('only ever goes forward', () => {
    for (const match of worldCup()) {
      let before = { goals: 0, events: 0 };
      for (let ms = 0; ms < 200 * minuteMs; ms += minuteMs / 2) {
        const { score, events } = asOf(match, ms);
        const now = { goals: (score?.[0] ?? 0) + (score?.[1] ?? 0), events: events.length };
        expect(now.goals).toBeGreaterThanOrEqual(before.goals);
        expect(now.events).toBeGreaterThanOrEqual(before.events);
        before = now;
      }
    }
  });

  it('takes between ninety-five minutes and three hours and a quarter', () => {
    const ends = worldCup().map((match) => matchTimeline(eventsOf(match), played(match)).end / minuteMs);

    expect(Math.min(...ends)).toBeGreaterThan(95);
    expect(Math.max(...ends)).toBeLessThan(195);
  });
});

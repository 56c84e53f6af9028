import { aMatch } from '@cancha/site/testing/aMatch';
import { testContext } from '@cancha/site/testing/testContext';
import type { MatchEvent } from '@cancha/stats/match/MatchEvent';
import { expect, it } from 'vitest';
import { toldOf } from './toldOf';
import { toShootOut } from './toShootOut';
import { verdictText } from './verdictText';

const context = testContext();
const { t } = context;
/** The day before matches are played here. */
const now = new Date('2026-07-04T12:00:00Z');
/** Turn about, home first; `x` is a kick that was missed. */
const kicksOf = (kicks: string): MatchEvent[] =>
  [...kicks].map((kick, i) => ({
    ...{ kind: kick === 'x' ? 'kick-missed' : 'kick-scored', side: i % 2 === 0 ? 'home' : 'away' },
    ...{ player: { id: String(i), name: `Tirador ${i}`, number: null }, playerOff: null },
    ...{ minute: null, score: null },
  }));

it('a shoot-out of 24 kicks is two rows of twelve, each with its goals, and is told kick by kick', () => {
  const events = kicksOf('1111x1x111111x1x11111x11');
  const match = aMatch.finished({ score: { home: 1, away: 1 }, penalties: { home: 10, away: 9 } });
  const sides = toShootOut(match, events, { t });

  expect(sides.map(({ team, goals, kicks }) => [team, goals, kicks.length])).toEqual([
    ['Brasil', 10, 12],
    ['Noruega', 9, 12],
  ]);
  expect(sides[0]?.kicks[2]).toMatchObject({ scored: false, text: 'Tirador 4: Penal fallado' });
  const told = toldOf({ match, events }, context, now);
  expect(told).toMatchObject({ when: null, kicks: { length: 24 } });
  expect(told.kicks.slice(3, 5)).toEqual([
    'Tirador 3, de Noruega: penal convertido',
    'Tirador 4, de Brasil: penal fallado',
  ]);
});

it('a match without one has none', () => {
  expect(toShootOut(aMatch.finished(), [], { t })).toEqual([]);
});

it.each([
  [
    'who went through on penalties',
    aMatch.finished({ score: { home: 1, away: 1 }, penalties: { home: 3, away: 4 } }),
    'Noruega gana 4-3 por penales',
  ],
  ['nothing that the score says by itself', aMatch.finished(), null],
  [
    'nothing while the kicks go on',
    aMatch.live({ score: { home: 1, away: 1 }, penalties: { home: 3, away: 2 } }),
    null,
  ],
  [
    'who won a walk-over',
    aMatch.interrupted({ reason: 'awarded', score: { home: 3, away: 0 } }),
    'Brasil gana en la mesa',
  ],
  ['nothing of a suspended match', aMatch.interrupted({ score: { home: 3, away: 0 } }), null],
])('below the score stands %s', (_, match, words) => {
  expect(verdictText(match, { t })).toBe(words);
});

it('what is told of a match to come is when it begins, and of one put off that it is; of one that is on neither', () => {
  const kickOff = new Date('2026-07-05T20:00:00Z');
  const whenOf = (match: Parameters<typeof toldOf>[0]['match']) =>
    toldOf({ match, events: [] }, context, now).when;
  expect(whenOf(aMatch.scheduled({ kickOff }))).toContain('dom 5 jul, 14:00');
  expect(whenOf(aMatch.interrupted({ kickOff, reason: 'postponed' }))).toBe(
    'Aplazado. Estaba previsto para el dom 5 jul.',
  );
  expect(whenOf(aMatch.live({ kickOff }))).toBeNull();
});

import fc from 'fast-check';
import { worldCup2026 } from '../worldCup/worldCup2026';
import { applyPick } from './applyPick';
import { maxGoals, noPicks, type Picks, type Side } from './Picks';

const sides: readonly Side[] = ['home', 'away'];
const side = fc.constantFrom(...sides);

/** A realistic score: up to three goals. */
export const arbitraryScore = fc.record({ home: fc.nat({ max: 3 }), away: fc.nat({ max: 3 }) });

const anyScore = fc.record({ home: fc.nat({ max: maxGoals }), away: fc.nat({ max: maxGoals }) });
const some = <Value>(value: fc.Arbitrary<Value>, count: number) =>
  fc.array(fc.option(value, { nil: null, freq: 2 }), { minLength: count, maxLength: count });

/** Anything a URL can hold, even if it is impossible. */
export const arbitraryPicks: fc.Arbitrary<Picks> = fc.record({
  scores: some(anyScore, noPicks.scores.length),
  winners: some(side, noPicks.winners.length),
});

/** All groups played, and every knock-out match with a winner. */
export const arbitraryTournament: fc.Arbitrary<Picks> = fc
  .tuple(fc.tuple(...noPicks.scores.map(() => arbitraryScore)), fc.tuple(...noPicks.winners.map(() => side)))
  .map(([scores, winners]) =>
    worldCup2026.ties.reduce<Picks>(
      (picks, { number }, at) => applyPick(picks, { match: number, winner: winners[at] ?? 'home' }).picks,
      { ...noPicks, scores },
    ),
  );

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { worldCup2026 } from '../worldCup/worldCup2026';
import { applyPick, hasNoPicks, dropImpossiblePicks } from './applyPick';
import { arbitraryScore, arbitraryTournament } from './arbitraryPicks.fixture';
import { noPicks, type Picks } from './Picks';
import { simulateTournament, winningTeamOf } from './simulateTournament';

const tie = (picks: Picks, number: number) => simulateTournament(picks).ties[number - 73];

describe('a simulated World Cup', () => {
  it('begins with nothing', () => {
    expect(hasNoPicks(noPicks)).toBe(true);
    const { champion, ties, areGroupsComplete } = simulateTournament(noPicks);
    expect([champion, areGroupsComplete]).toEqual([null, false]);
    expect(ties.every(({ home, away, winner }) => !home && !away && !winner)).toBe(true);
  });

  it('has a champion once everything is picked, and 32 different teams in the round of 32', () => {
    fc.assert(
      fc.property(arbitraryTournament, (picks) => {
        const { ties, champion } = simulateTournament(picks);
        const first = ties.slice(0, 16).flatMap(({ home, away }) => [home, away]);
        expect(new Set(first).size).toBe(32);
        expect(first).toContain(champion);
        const final = ties.at(-1);
        expect(final && winningTeamOf(final)).toBe(champion);
        expect(ties.every(({ home, away }) => home !== null && home !== away)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('knows first and second of a group as soon as it is over, and thirds only after all of them', () => {
    const letters = worldCup2026.games.map(({ letter }) => letter);
    const scores = letters.map((letter) => ('AB'.includes(letter) ? { home: 1, away: 0 } : null));
    const { ties, thirds } = simulateTournament({ ...noPicks, scores });
    const first = ties[0];
    expect([first?.home, first?.away].every((team) => team !== null)).toBe(true);
    expect(ties.find(({ fixture }) => fixture.home === '1A')?.away).toBeNull();
    expect(thirds).toHaveLength(2);
  });
});

describe('a pick that is changed', () => {
  it('takes with it those that no longer make sense, and no others', () => {
    const match = fc.integer({ min: 1, max: 72 });
    fc.assert(
      fc.property(arbitraryTournament, match, arbitraryScore, (picks, number, score) => {
        const before = simulateTournament(picks).ties;
        const { picks: next, dropped } = applyPick(picks, { match: number, score });
        const after = simulateTournament(next).ties;
        for (const [index, old] of before.entries()) {
          const now = after[index];
          const team = winningTeamOf(old);
          // A match with one side is not decided either.
          const plays = [now?.home, now?.away].includes(team) && Boolean(now?.home && now.away);
          expect(now && winningTeamOf(now)).toBe(plays ? team : null);
          expect(dropped.includes(old.fixture.number)).toBe(!plays);
        }
        expect(dropImpossiblePicks(next)).toEqual({ picks: next, dropped: [] });
      }),
      { numRuns: 50 },
    );
  });

  it('of a winner takes him out of every match after it', () => {
    fc.assert(
      fc.property(arbitraryTournament, (picks) => {
        const { champion, ties } = simulateTournament(picks);
        const first = ties.findIndex(({ home, away }) => home === champion || away === champion);
        const other = picks.winners[first] === 'home' ? 'away' : 'home';
        const { picks: next, dropped } = applyPick(picks, { match: first + 73, winner: other });

        expect(simulateTournament(next).champion).toBeNull();
        // His own four, and the match for the third place, which has lost a side with them.
        expect(dropped).toHaveLength(5);
        expect(dropped.slice(-3)).toEqual([expect.toBeOneOf([101, 102]), 103, 104]);
      }),
      { numRuns: 20 },
    );
  });

  it('follows the team to the other side of the match', () => {
    const scores = worldCup2026.games.map(() => ({ home: 1, away: 0 }));
    let picks: Picks = { ...noPicks, scores };
    const before = tie(picks, 73);
    const [one, other] = [before?.fixture.home, before?.fixture.away];
    expect([one, other]).toEqual(['2A', '2B']);
    picks = applyPick(picks, { match: 73, winner: 'home' }).picks;
    const team = tie(picks, 73)?.home;
    const { picks: same } = applyPick(picks, { match: 5, score: picks.scores[4] ?? null });
    expect(same).toEqual(picks);
    expect(tie(same, 73)?.home).toBe(team);
  });

  it('can be taken back, and one of a match that does not exist changes nothing', () => {
    const { picks } = applyPick(noPicks, { match: 1, score: { home: 2, away: 0 } });
    expect(hasNoPicks(picks)).toBe(false);
    expect(applyPick(picks, { match: 1, score: null }).picks).toEqual(noPicks);
    expect(applyPick(noPicks, { match: 105, winner: 'home' }).picks).toEqual(noPicks);
  });

  it('of a match whose sides are open is no pick', () => {
    expect(applyPick(noPicks, { match: 104, winner: 'home' }).picks).toEqual(noPicks);
    const made = { ...noPicks, winners: noPicks.winners.map(() => 'home' as const) };
    expect(dropImpossiblePicks(made).picks).toEqual(noPicks);
    expect(dropImpossiblePicks(made).dropped).toHaveLength(32);
  });
});

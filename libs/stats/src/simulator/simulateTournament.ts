import { assignThirds } from '../worldCup/assignThirds';
import { readSlot } from '../ranking/readSlot';
import { worldCup2026, type KnockoutFixture } from '../worldCup/worldCup2026';
import { thirdsThrough2026 } from '../worldCup/worldCupRules';
import { firstTieNumber, type Picks, type Side } from './Picks';
import { rankGroups, type SimulatedGroups } from './rankGroups';

/** Sides are team codes, `null` while unknown. */
export type SimulatedTie = {
  readonly fixture: KnockoutFixture;
  readonly home: string | null;
  readonly away: string | null;
  /** `null` until picked. */
  readonly winner: Side | null;
};

export type Simulation = SimulatedGroups & {
  /** All groups have been played. */
  readonly areGroupsComplete: boolean;
  readonly ties: readonly SimulatedTie[];
  readonly champion: string | null;
};

/** The winner of a knock-out match. */
export type PickWinner = (number: number, home: string, away: string) => Side | null;

/** The whole tournament as picked: tables, thirds and bracket. A winner counts once both sides are known. */
export function simulateTournament(
  picks: Picks,
  conduct: ReadonlyMap<string, number> | null = null,
): Simulation {
  return simulateKnockout(
    rankGroups(picks, conduct),
    (number) => picks.winners[number - firstTieNumber] ?? null,
  );
}

/** The knock-out rounds after these tables. */
export function simulateKnockout(ranking: SimulatedGroups, decide: PickWinner): Simulation {
  const areGroupsComplete = ranking.groups.every(({ isComplete }) => isComplete);
  const seated = areGroupsComplete ? seatedThirds(ranking) : null;
  const ties = new Map<number, SimulatedTie>();
  for (const fixture of worldCup2026.ties) {
    const { number } = fixture;
    const teamIn = (slot: string) => teamOf(slot, number, ranking, seated, ties);
    const [home, away] = [teamIn(fixture.home), teamIn(fixture.away)];
    ties.set(number, { fixture, home, away, winner: home && away ? decide(number, home, away) : null });
  }
  const final = [...ties.values()].at(-1);
  return {
    ...ranking,
    areGroupsComplete,
    ties: [...ties.values()],
    champion: final ? winningTeamOf(final) : null,
  };
}

export function winningTeamOf({ home, away, winner }: SimulatedTie): string | null {
  if (winner === null) return null;
  return winner === 'home' ? home : away;
}

function loserIn({ home, away, winner }: SimulatedTie): string | null {
  if (winner === null) return null;
  return winner === 'home' ? away : home;
}

function seatedThirds({ thirds, groups }: SimulatedGroups): ReadonlyMap<number, string> | null {
  const through = new Set(thirds.slice(0, thirdsThrough2026).map(({ standing }) => standing.teamId));
  const letters = groups.flatMap(({ letter, ranked }) =>
    through.has(ranked[2]?.standing.teamId ?? '') ? [letter] : [],
  );
  return assignThirds(letters);
}

function teamOf(
  text: string,
  number: number,
  { groups }: SimulatedGroups,
  seated: ReadonlyMap<number, string> | null,
  ties: ReadonlyMap<number, SimulatedTie>,
): string | null {
  const slot = readSlot(text);
  if (!slot) return null;
  if (slot.kind === 'winner' || slot.kind === 'loser') {
    const tie = ties.get(slot.match);
    if (!tie) return null;
    return slot.kind === 'winner' ? winningTeamOf(tie) : loserIn(tie);
  }
  const letter = slot.kind === 'place' ? slot.group : seated?.get(number);
  const place = slot.kind === 'place' ? slot.place : 3;
  const group = groups.find((one) => one.letter === letter);
  return group?.isComplete ? (group.ranked[place - 1]?.standing.teamId ?? null) : null;
}

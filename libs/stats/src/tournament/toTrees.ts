import { readSlot } from '../ranking/readSlot';
import type { BracketRound } from './Bracket';
import { teamKey, toTies, type KnockoutTie } from './KnockoutTie';

export type TreeRound = { readonly id: string; readonly name: string; readonly ties: readonly KnockoutTie[] };

/** Each round has half the ties of the one before; the winners of two neighbours meet in the next. */
export type KnockoutTree = {
  /** From the first round to the final, each in the order of the tree. */
  readonly rounds: readonly TreeRound[];
  /** The match for third place. */
  readonly third: TreeRound | null;
};

type Trees = {
  readonly trees: readonly KnockoutTree[];
  /** Rounds outside of the trees, in order of play. */
  readonly rest: readonly BracketRound[];
};

/** A season may have two trees (Apertura and Clausura); a preliminary round is in none. */
export function toTrees(rounds: readonly BracketRound[]): Trees {
  let open = rounds.flatMap(({ id, name, matches }) => {
    const ties = toTies(matches);
    return ties && ties.length > 0 ? [{ id, name, ties }] : [];
  });
  const trees: KnockoutTree[] = [];
  for (;;) {
    const chain = longestChain(open);
    if (chain.length < 2) break;
    open = open.filter(({ id }) => chain.every((round) => round.id !== id));
    const third = open.find((round) => isForThird(round, chain)) ?? null;
    open = open.filter((round) => round !== third);
    trees.push({ rounds: chain.map((round, at) => withThrough(round, chain[at + 1])), third });
  }
  const used = new Set(trees.flatMap(({ rounds: own, third }) => [...own, third].map((round) => round?.id)));
  return { trees, rest: rounds.filter(({ id, matches }) => matches.length > 0 && !used.has(id)) };
}

/** The first of equally long chains: a grand final between the same two teams is separate. */
function longestChain(rounds: readonly TreeRound[]): readonly TreeRound[] {
  return rounds
    .map((_, end) => chainTo(end, rounds))
    .reduce((longest, chain) => (chain.length > longest.length ? chain : longest), []);
}

function chainTo(end: number, rounds: readonly TreeRound[]): readonly TreeRound[] {
  return rounds.slice(0, end).reduceRight<readonly TreeRound[]>(
    (chain, round) => {
      const [head] = chain;
      const ties = head && feedersOf(head.ties, round.ties);
      return ties ? [{ ...round, ties }, ...chain] : chain;
    },
    rounds.slice(end, end + 1),
  );
}

/** The ties of a round in the order of the next one; `null` unless two of them lead to each of its ties. */
function feedersOf(
  next: readonly KnockoutTie[],
  ties: readonly KnockoutTie[],
): readonly KnockoutTie[] | null {
  if (ties.length !== next.length * 2) return null;
  const order = next.flatMap((tie) =>
    (['home', 'away'] as const).flatMap((side) => feederOf(tie, side, ties) ?? []),
  );
  return new Set(order).size === ties.length ? order : null;
}

/** The tie a side comes from: the one it won, or the one whose number is in its slot. */
function feederOf(
  tie: KnockoutTie,
  side: 'home' | 'away',
  ties: readonly KnockoutTie[],
): KnockoutTie | undefined {
  const [first] = tie.legs;
  const slot = readSlot(first[side === 'home' ? 'homeSlot' : 'awaySlot'] ?? '');
  if (slot?.kind === 'loser') return undefined;
  const key = teamKey(tie[side]);
  return (
    ties.find((one) => sideOf(one, key) !== null && (one.through ?? sideOf(one, key)) === sideOf(one, key)) ??
    (slot?.kind === 'winner' ? ties.find(({ legs }) => legs[0].number === slot.match) : undefined)
  );
}

function sideOf(tie: KnockoutTie, key: string): 'home' | 'away' | null {
  if (teamKey(tie.home) === key) return 'home';
  return teamKey(tie.away) === key ? 'away' : null;
}

const teamsOf = (ties: readonly KnockoutTie[]) => ties.flatMap(({ home, away }) => [home, away].map(teamKey));

function isForThird({ ties }: TreeRound, chain: readonly TreeRound[]): boolean {
  const [final, semis] = [chain.at(-1), chain.at(-2)];
  if (ties.length !== 1 || final?.ties.length !== 1 || !semis) return false;
  if (ties.every((tie) => areLosersOf(semis.ties, tie))) return true;
  const [before, inFinal] = [teamsOf(semis.ties), teamsOf(final.ties)];
  return teamsOf(ties).every((key) => before.includes(key) && !inFinal.includes(key));
}

/** Both sides come from these ties, and are who lost them. */
function areLosersOf(semis: readonly KnockoutTie[], { legs: [first] }: KnockoutTie): boolean {
  return [first.homeSlot, first.awaySlot].every((text) => {
    const slot = readSlot(text ?? '');
    return slot?.kind === 'loser' && semis.some(({ legs }) => legs[0].number === slot.match);
  });
}

/** A team in the next round has qualified, by whatever rule. */
function withThrough(round: TreeRound, next: TreeRound | undefined): TreeRound {
  if (!next) return round;
  const there = new Set(teamsOf(next.ties));
  const ties = round.ties.map((tie): KnockoutTie => {
    const own = (['home', 'away'] as const).find((side) => there.has(teamKey(tie[side])));
    return { ...tie, through: own ?? tie.through };
  });
  return { ...round, ties };
}

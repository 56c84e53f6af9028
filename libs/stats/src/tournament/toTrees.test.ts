import { describe, expect, it } from 'vitest';
import type { Match } from '../match/Match';
import type { Score } from '../match/Score';
import type { BracketRound, BracketTie } from './Bracket';
import { aggregateOfTie } from './KnockoutTie';
import { toTrees } from './toTrees';

const team = (name: string) => ({ id: name.includes(' ') ? null : name, name, image: null, code: null });
let day = 0;

/** `A 2-1 B`, `A 1-1 B (4-2)`, `A - B`: still to come. */
function match(text: string, slots: Partial<BracketTie> = {}): BracketTie {
  const [, home = '', score, away = '', shootOut] =
    /^(.+?) (?:-|(\d+-\d+)) (.+?)(?: \((\d+-\d+)\))?$/.exec(text) ?? [];
  const base = {
    ...{ id: text, kickOff: new Date(Date.UTC(2026, 0, (day += 1))), home: team(home), away: team(away) },
    ...{ tournament: null, stage: null, venue: null, referee: null, attendance: null },
    ...{ movedAt: null, updatedAt: null },
  };
  const of = (pair: string): Score => {
    const [one = 0, other = 0] = pair.split('-').map(Number);
    return { home: one, away: other };
  };
  const known: Match = score
    ? {
        ...{ ...base, state: 'finished', score: of(score), penalties: shootOut ? of(shootOut) : null },
        ...{ minute: null, period: null, goals: [] },
      }
    : { ...base, state: 'scheduled', isTimeKnown: true };
  return { number: null, homeSlot: null, awaySlot: null, match: known, ...slots };
}

const round = (name: string, ...matches: (string | BracketTie)[]): BracketRound => ({
  ...{ id: name, name },
  matches: matches.map((one) => (typeof one === 'string' ? match(one) : one)),
});

const shape = (rounds: BracketRound[]) => {
  const { trees, rest } = toTrees(rounds);
  return {
    trees: trees.map((tree) =>
      tree.rounds.map(({ ties }) => ties.map(({ home, away }) => home.name + away.name)),
    ),
    thirds: trees.map(({ third }) => third?.name ?? null),
    rest: rest.map(({ name }) => name),
  };
};

const semis = round('semis', 'A 1-0 B', 'C 0-2 D');

describe('the tree that knock-out rounds form', () => {
  it('has in each round the neighbours whose winners meet', () => {
    const quarters = round('quarters', 'D 1-0 H', 'B 2-0 F', 'C 1-0 G', 'A 1-0 E');
    expect(shape([quarters, semis, round('final', 'D 1-0 A')])).toEqual({
      trees: [[['CG', 'DH', 'AE', 'BF'], ['CD', 'AB'], ['DA']]],
      thirds: [null],
      rest: [],
    });
  });

  it('has the match for the third place below, wherever it stands', () => {
    const third = round('third', 'B 1-0 C');
    const final = round('final', 'A 1-0 D');
    for (const order of [
      [semis, third, final],
      [semis, final, third],
    ])
      expect(shape(order)).toEqual({ trees: [[['AB', 'CD'], ['AD']]], thirds: ['third'], rest: [] });
  });

  it('leaves out a preliminary round, a grand final and a round that is not whole', () => {
    const first = round('first', 'A 1-0 X', 'B 1-0 Y', 'C 1-0 Z');
    const grand = round('grand', 'A 1-0 E');
    expect(shape([first, semis, round('final', 'A 1-0 D'), grand])).toMatchObject({
      trees: [[['AB', 'CD'], ['AD']]],
      rest: ['first', 'grand'],
    });
    expect(shape([semis, round('final')])).toMatchObject({ trees: [], rest: ['semis'] });
  });

  it('is two where a season has two', () => {
    const closing = [round('semis 2', 'A 0-1 E', 'F 1-0 G'), round('final 2', 'E 1-0 F')];
    const { trees, rest } = shape([semis, round('final', 'A 1-0 D'), ...closing]);
    expect(trees).toEqual([
      [['AB', 'CD'], ['AD']],
      [['AE', 'FG'], ['EF']],
    ]);
    expect(rest).toEqual([]);
  });

  it('is found by the slots where the teams are not known yet', () => {
    const open = [
      round('semis', match('A - B', { number: 1 }), match('C - D', { number: 2 })),
      round('final', match('Ganador 1 - Ganador 2', { homeSlot: 'W2', awaySlot: 'W1' })),
      round('third', match('Perdedor 1 - Perdedor 2', { homeSlot: 'L1', awaySlot: 'L2' })),
    ];
    expect(shape(open)).toMatchObject({
      trees: [[['CD', 'AB'], ['Ganador 1Ganador 2']]],
      thirds: ['third'],
      rest: [],
    });
  });

  it('is none of who did not go on, or who meet more than twice', () => {
    expect(shape([semis, round('final', 'B 1-0 C')])).toMatchObject({ trees: [] });
    const thrice = round('semis', 'A 1-0 B', 'B 1-0 A', 'A 1-0 B', 'C 0-2 D');
    expect(shape([thrice, round('final', 'A 1-0 D')])).toMatchObject({ trees: [], rest: ['semis', 'final'] });
  });
});

describe('a tie of two legs', () => {
  const final = round('final', 'B - D');
  const tieOf = (...legs: string[]) => {
    const [tie] = toTrees([round('semis', ...legs, 'C 0-2 D'), final]).trees[0]?.rounds[0]?.ties ?? [];
    return (
      tie && { home: tie.home.name, through: tie.through, total: aggregateOfTie(tie), legs: tie.legs.length }
    );
  };

  it('has the goals of both by the sides of the first', () => {
    expect(tieOf('A 2-1 B', 'B 2-0 A')).toEqual({
      home: 'A',
      through: 'away',
      total: { home: 2, away: 3 },
      legs: 2,
    });
  });

  it('is won by who is in the next round where goals do not say it', () => {
    expect(tieOf('A 1-1 B', 'B 0-0 A')).toMatchObject({ through: 'away', total: { home: 1, away: 1 } });
  });

  it('is decided by the shoot-out of the second', () => {
    expect(tieOf('A 1-0 B', 'B 1-0 A (5-4)')).toMatchObject({ through: 'away' });
    expect(tieOf('A 1-0 B', 'B 1-0 A (3-4)')).toBeUndefined();
  });

  it('has no total before both are over', () => {
    expect(tieOf('A 1-0 B', 'B - A')).toMatchObject({ total: null });
  });
});

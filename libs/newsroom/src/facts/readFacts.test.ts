import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Facts } from './factRecords.ts';
import { findBrokenReferences, readFacts } from './readFacts.ts';
import { seedFolder } from '../seedFolder.ts';

let facts: Facts;
beforeAll(async () => {
  facts = await readFacts(join(seedFolder, 'facts'));
});

const matchesOf = (tournament: string) => facts.matches.filter((match) => match.tournament === tournament);

describe('the facts the origin ships', () => {
  it('hold the World Cup 2026 whole', () => {
    expect(matchesOf('fifa.wc-2026')).toHaveLength(104);
    expect(facts.entries.filter(({ tournament }) => tournament === 'fifa.wc-2026')).toHaveLength(48);
    expect(facts.players).toHaveLength(48 * 26);
  });

  it('hold the last day of the Costa Rican season as it was left: without most of its results', () => {
    const season = matchesOf('cr.1-2024-25');
    expect(season).toHaveLength(272);
    expect(season.filter(({ status }) => status === 'fixture')).toHaveLength(5);
  });

  it('tell a match of the World Cup once, whichever of its two names an article uses', () => {
    const twice = matchesOf('fifa.wc-2026').filter(({ alias }) =>
      facts.matches.some(({ key }) => key === alias),
    );
    expect(twice).toEqual([]);
    expect(matchesOf('fifa.wc-2026').filter(({ alias }) => alias === null)).toEqual([]);
  });

  it('add up: the goals of every World Cup match make its score', () => {
    const wrong = matchesOf('fifa.wc-2026').filter(({ key, score }) => {
      const goals = facts.events.filter(
        ({ match, kind }) => match === key && ['goal', 'penalty', 'own'].includes(kind),
      );
      const home = goals.filter(({ side }) => side === 'home').length;
      return score?.[0] !== home || score[1] !== goals.length - home;
    });
    expect(wrong).toEqual([]);
  });

  it('start no player who is not in the squad', () => {
    const matchOf = new Map(facts.matches.map((match) => [match.key, match]));
    const squads = new Set(facts.players.map(({ team, number }) => `${team} ${number}`));
    const strangers = facts.lineUps.flatMap(({ match, side, lines }) =>
      lines
        .flat()
        .map((number) => `${matchOf.get(match)?.[side]} ${number}`)
        .filter((player) => !squads.has(player)),
    );
    expect(strangers).toEqual([]);
  });
});

describe('facts that do not fit together', () => {
  it('are named: a match of an unknown team, a key used twice', () => {
    const [match] = facts.matches;
    if (!match) throw new Error('no match to break');
    const broken = { ...facts, matches: [...facts.matches, { ...match, home: 'XYZ' }] };
    expect(findBrokenReferences(broken)).toEqual([
      `matches: ${match.key} twice`,
      `${match.key}: unknown XYZ`,
    ]);
  });

  it('are named: a goal without a minute', () => {
    const [goal] = facts.events;
    if (!goal) throw new Error('no goal to break');
    expect(findBrokenReferences({ ...facts, events: [{ ...goal, minute: null }] })).toEqual([
      `${goal.match}: a ${goal.kind} without a minute`,
    ]);
  });
});

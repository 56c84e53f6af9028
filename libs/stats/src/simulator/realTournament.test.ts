import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { worldCup2026 } from '../worldCup/worldCup2026';
import { packPicks, unpackPicks } from './packPicks';
import { noPicks } from './Picks';
import { picksFromResults, type PlayedMatch } from './picksFromResults';
import { simulateTournament, winningTeamOf } from './simulateTournament';

type Cell = string | number | boolean | null | number[];
type Facts = { tables: { matches: { columns: string[]; rows: Cell[][] } } };

/** What the backend holds of the tournament, in the order of its numbers. */
const file = new URL('../../../newsroom/seed/facts/world-cup-2026.json', import.meta.url);
const { columns, rows } = (JSON.parse(readFileSync(file, 'utf8')) as Facts).tables.matches;
const cell = (row: Cell[], name: string) => row[columns.indexOf(name)] ?? null;
const facts = rows.map((row) => {
  const [home = 0, away = 0] = cell(row, 'score') as number[];
  const [ownKicks = 0, otherKicks = 0] = (cell(row, 'penalties') as number[] | null) ?? [];
  const ahead = home - away || ownKicks - otherKicks;
  return {
    number: Number(String(cell(row, 'key')).slice(-3)),
    home: String(cell(row, 'home')),
    away: String(cell(row, 'away')),
    score: { home, away },
    winner: ahead > 0 ? 'home' : ahead < 0 ? 'away' : null,
  } satisfies PlayedMatch & { number: number };
});
const picks = picksFromResults(facts);

describe('the World Cup of 2026 as it was played', () => {
  it('is all picked', () => {
    expect(facts).toHaveLength(104);
    expect([...picks.scores, ...picks.winners].filter((pick) => pick === null)).toEqual([]);
  });

  it('has in every knock-out match who played in it, from the results of the groups alone', () => {
    const { ties } = simulateTournament(picks);
    const met = ties.map(({ fixture, home, away }) => `${fixture.number} ${home ?? '?'} ${away ?? '?'}`);
    const known = facts
      .filter(({ number }) => number > 72)
      .map(({ number, home, away }) => `${number} ${home} ${away}`);
    expect(met).toEqual(known);
  });

  it('has its champion', () => {
    const final = facts.find(({ number }) => number === 104);
    expect(simulateTournament(picks).champion).toBe(final?.winner === 'home' ? final.home : final?.away);
    expect(simulateTournament(picks).champion).toBe('ESP');
  });

  it('is the same after its way through an address', () => {
    expect(unpackPicks(packPicks(picks))).toEqual(picks);
  });

  it('half played has half of it, and nobody in matches nobody has reached', () => {
    const half = picksFromResults(facts.filter(({ number }) => number <= 80));
    expect(half.scores).toEqual(picks.scores);
    expect(half.winners.slice(0, 8)).toEqual(picks.winners.slice(0, 8));
    expect(half.winners.slice(8)).toEqual(noPicks.winners.slice(8));
    expect(simulateTournament(half).ties.filter((tie) => winningTeamOf(tie) !== null)).toHaveLength(8);
  });

  it('is the same where the list has the sides of a match the other way round', () => {
    const turned = facts.map(({ home, away, score, winner }) => ({
      ...{ home: away, away: home, score: { home: score.away, away: score.home } },
      winner: winner === 'home' ? ('away' as const) : winner === 'away' ? ('home' as const) : null,
    }));
    expect(picksFromResults(turned)).toEqual(picks);
  });

  it('has the groups of the draw', () => {
    for (const { number, home, away } of facts.filter((match) => match.number <= 72)) {
      expect(worldCup2026.games[number - 1]).toMatchObject({ number, home, away });
    }
  });
});

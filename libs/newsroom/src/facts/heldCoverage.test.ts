import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedFolder } from '../seedFolder.ts';
import type { Facts } from './factRecords.ts';
import { heldCoverage } from './heldCoverage.ts';
import { addArchive, readFacts } from './readFacts.ts';

let facts: Facts;
beforeAll(async () => {
  facts = await addArchive(await readFacts(join(seedFolder, 'facts')), join(seedFolder, 'archive'));
});

const ofTeam = (team: string) => facts.coverage.filter((one) => one.team === team);

describe('what the seed says of its own completeness', () => {
  it('is true of it', () => {
    expect(heldCoverage(facts)).toEqual(facts.coverage);
    expect(facts.coverage.length).toBeGreaterThan(100);
  });

  it('is that every match of Costa Rica since 2016 is there', () => {
    expect(ofTeam('CRC').find(({ tournament }) => tournament === null)).toEqual({
      ...{ team: 'CRC', tournament: null, from: '2016-01-01', until: '2026-07-19', matches: 140 },
    });
  });

  it('is nothing of a team of which it holds a part', () => {
    const held = facts.matches.filter(({ home, away, score }) => score && (home === 'GER' || away === 'GER'));
    expect(held.length).toBeGreaterThan(0);
    expect(ofTeam('GER').map(({ tournament }) => tournament)).not.toContain(null);
  });

  it('is that nothing of the World Cup 2026 is missing', () => {
    const teams = facts.coverage.filter(({ tournament }) => tournament === 'fifa.wc-2026');
    expect(teams).toHaveLength(48);
    expect(teams.reduce((sum, { matches }) => sum + matches, 0)).toBe(2 * 104);
  });
});

it('with any of the matches of a team removed, nothing that counts them is whole', () => {
  const own = facts.matches.filter(({ home, away, score }) => score && (home === 'CRC' || away === 'CRC'));
  const some = fc.subarray(own, { minLength: 1 });
  fc.assert(
    fc.property(some, (removed) => {
      const gone = new Set(removed);
      const kept = heldCoverage({ ...facts, matches: facts.matches.filter((match) => !gone.has(match)) });
      for (const { tournament, from, until } of kept.filter(({ team }) => team === 'CRC')) {
        const counted = removed.filter(
          (match) =>
            (tournament === null || match.tournament === tournament) &&
            match.day >= from &&
            match.day <= until,
        );
        expect(counted).toEqual([]);
      }
    }),
    { numRuns: 40 },
  );
});

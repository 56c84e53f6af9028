import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Facts, MatchFact } from '@cancha/newsroom/facts/factRecords.ts';
import { addArchive, readFacts } from '@cancha/newsroom/facts/readFacts.ts';
import { seedFolder } from '@cancha/newsroom/seedFolder.ts';
import { publishedTables } from '../testing/publishedTables.ts';
import { rankTournament } from '../testing/rankTournament.ts';

let facts: Facts;
beforeAll(async () => {
  facts = await addArchive(await readFacts(join(seedFolder, 'facts')), join(seedFolder, 'archive'));
});

const matchesOf = (tournament: string): MatchFact[] =>
  facts.matches.filter((match) => match.tournament === tournament);

const withoutCountry = (key: string): string => key.replace(/^[a-z]{2}-/, '');

describe('the seed', () => {
  it.each([
    ['int.wcq-conmebol-2026', 90],
    // Brazil and Argentina never played again the match that was broken off
    ['int.wcq-conmebol-2022', 89],
    ['int.wcq-concacaf-2026', 100],
    ['fifa.wc-2018', 64],
    ['fifa.wc-2022', 64],
    ['fifa.wc-2026', 104],
    ['int.copaamerica-2024', 32],
    ['int.goldcup-2025', 31],
    ['ar.1-2024', 378],
    ['br.1-2025', 380],
    ['us.1-2024', 522],
    ['mx.1-2024-25', 340],
  ])('has every match of %s: %i', (tournament, count) => {
    const found = matchesOf(tournament);
    expect(found).toHaveLength(count);
    expect(found.filter(({ score }) => score === null)).toEqual([]);
  });

  it('tells no match twice, under either of its names', () => {
    const keys = new Set(facts.matches.map(({ key }) => key));
    expect(facts.matches.filter(({ alias }) => alias !== null && keys.has(alias))).toEqual([]);
  });

  it.each(Object.entries(publishedTables))('ranks %s as it was published', (tournament, published) => {
    const wanted = published.map((table) => table?.split(' ') ?? []);
    const ours = rankTournament(facts, tournament).map((table) =>
      table.flatMap(({ teamId, points }) => [withoutCountry(teamId), `${points}`]),
    );
    expect(ours.map((table, at) => table.slice(0, wanted[at]?.length))).toEqual(wanted);
  });

  it('has no table but these that is not compared with what was published', () => {
    const ofTournament = Map.groupBy(
      facts.stages.filter(({ hasTable }) => hasTable),
      ({ tournament }) => tournament,
    );
    const compared = (tournament: string, at: number) => publishedTables[tournament]?.[at] ?? null;
    const left = [...ofTournament].flatMap(([tournament, stages]) =>
      stages.filter((_, at) => compared(tournament, at) === null).map(({ key }) => key),
    );
    expect(left.sort()).toEqual([
      // Seasons of which the sources have a part
      'co.1-2025:apertura',
      ...[...'abcdefgh'].map((group) => `conmebol.sud-2025:group-${group}`),
      'cr.1-2024-25:clausura',
      'ec.1-2025:regular-season',
      // Ended after what we are certain of
      'pt.1-2025-26:regular-season',
      'us.1-2025:eastern-conference',
      'us.1-2025:regular-season',
      'us.1-2025:western-conference',
    ]);
  });

  it('counts the matchdays of a table where its order tells them, and none where matches were put off', () => {
    const weeks = matchesOf('int.wcq-conmebol-2026').map(({ week }) => week);
    const ofEach = Map.groupBy(weeks, (week) => week);

    expect([...ofEach.keys()].sort((one, other) => Number(one) - Number(other))).toEqual(
      Array.from({ length: 18 }, (_, at) => at + 1),
    );
    expect([...ofEach.values()].every(({ length }) => length === 5)).toBe(true);
    expect(matchesOf('int.wcq-conmebol-2022').filter(({ week }) => week !== null)).toEqual([]);
  });

  it('marks who went on: six and a play-off, and of three thirds the two that really did', () => {
    const zonesOf = (stage: string) =>
      facts.zones
        .filter((zone) => zone.stage === stage)
        .map(({ first, last, es, teams }) => [first, last, es, ...(teams ?? [])].join(' '));

    expect(zonesOf('int.wcq-conmebol-2026:table')).toEqual(['1 6 Mundial', '7 7 Repechaje intercontinental']);
    expect(zonesOf('int.copaamerica-2019:group-a')).toEqual([
      '1 2 Cuartos de final',
      '3 3 Mejores terceros BRA PER VEN',
    ]);
    expect(zonesOf('int.copaamerica-2021:group-b')).toEqual(['1 4 Cuartos de final']);
    expect(zonesOf('int.uncaf-2011:group-2')).toEqual(['1 2 Semifinales']);
  });

  it('says of no competition that it had no tables when it had: those that say so are knock-out or single matches', () => {
    const withTable = new Set(facts.stages.filter(({ hasTable }) => hasTable).map((one) => one.tournament));
    const without = facts.tournaments
      .filter(({ key, rules, whole }) => !withTable.has(key) && (rules === null || whole))
      .map(({ slug }) => slug);

    expect([...new Set(without)].sort()).toEqual([
      'amistosos',
      'clasificacion-copa-america',
      'clasificacion-copa-oro',
      'concacaf-series',
      'copa-de-campeones-concacaf',
      'copa-kirin',
      'fifa-series',
      'finalissima',
      'kirin-cup',
      'repechaje-intercontinental',
      'superclasico-de-las-americas',
    ]);
  });

  it('makes tables of national teams of whole groups alone: all of them played as often', () => {
    const uneven = facts.stages
      .filter(({ tournament, hasTable }) => tournament.startsWith('int.') && hasTable)
      .filter(({ key }) => {
        const sides = facts.matches
          .filter(({ stage }) => stage === key)
          .flatMap(({ home, away }) => [home, away]);
        const counts = [...Map.groupBy(sides, (team) => team).values()].map(({ length }) => length);
        return counts.length === 0 || new Set(counts).size > 1;
      })
      .map(({ key }) => key);
    expect(uneven).toEqual(['int.wcq-conmebol-2022:table']);
  });
});

import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Facts, MatchFact } from '@cancha/newsroom/facts/factRecords.ts';
import { addArchive, readFacts } from '@cancha/newsroom/facts/readFacts.ts';
import { seedFolder } from '@cancha/newsroom/seedFolder.ts';
import { rankTournament } from '../testing/rankTournament.ts';

// What the confederations and leagues published, written down by hand: see the NOTICE of newsroom

const tables: Record<string, string[]> = {
  'int.wcq-conmebol-2026': ['ARG 38 ECU 29 COL 28 URU 28 BRA 28 PAR 28 BOL 20 VEN 18 PER 12 CHI 11'],
  'int.wcq-conmebol-2022': ['BRA 45 ARG 39 URU 28 ECU 26 PER 24 COL 23 CHI 19 PAR 16 BOL 15 VEN 10'],
  'int.wcq-concacaf-2018': ['MEX 21 CRC 16 PAN 13 HON 13 USA 12 TRI 6'],
  'int.wcq-concacaf-2022': [
    'SLV 10 MSR 8 ATG 7 GRN 3 VIR 0',
    'CAN 12 SUR 9 BER 4 ARU 3 CAY 1',
    'CUW 10 GUA 10 CUB 6 VIN 3 VGB 0',
    'PAN 12 DOM 7 BRB 5 DMA 4 AIA 0',
    'HAI 9 NCA 6 BLZ 3 TCA 0',
    'SKN 9 TRI 8 PUR 7 GUY 3 BAH 1',
    'CAN 28 MEX 28 USA 25 CRC 25 PAN 21 JAM 11 SLV 10 HON 4',
  ],
  'int.wcq-concacaf-2026': [
    'HON 12 BER 7 CUB 6 CAY 3 ATG 1',
    'CRC 12 TRI 7 GRN 7 SKN 3 BAH 0',
    'CUW 12 HAI 9 LCA 4 ARU 2 BRB 1',
    'PAN 12 NCA 9 GUY 6 MSR 3 BLZ 0',
    'JAM 12 GUA 9 DOM 6 DMA 3 VGB 0',
    'SUR 10 SLV 8 PUR 7 VIN 3 AIA 0',
    'PAN 12 SUR 9 GUA 8 SLV 3',
    'CUW 12 JAM 11 TRI 7 BER 1',
    'HAI 11 HON 9 CRC 7 NCA 4',
  ],
  'int.copaamerica-2016': [
    'USA 6 COL 6 CRC 4 PAR 1',
    'PER 7 ECU 5 BRA 4 HAI 0',
    'MEX 7 VEN 7 URU 3 JAM 0',
    'ARG 9 CHI 6 PAN 3 BOL 0',
  ],
  'int.copaamerica-2019': ['BRA 7 VEN 5 PER 4 BOL 0', 'COL 9 ARG 4 PAR 2 QAT 1', 'URU 7 CHI 6 JPN 2 ECU 1'],
  'int.copaamerica-2021': ['ARG 10 URU 7 PAR 6 CHI 5 BOL 0', 'BRA 10 PER 7 COL 4 ECU 3 VEN 2'],
  'int.copaamerica-2024': [
    'ARG 9 CAN 4 CHI 2 PER 1',
    'VEN 9 ECU 4 MEX 4 JAM 0',
    'URU 9 PAN 6 USA 3 BOL 0',
    'COL 7 BRA 5 CRC 4 PAR 0',
  ],
  'int.goldcup-2017': ['CRC 7 CAN 5 HON 2 GUF 1', 'USA 7 PAN 7 MTQ 3 NCA 0', 'MEX 7 JAM 5 SLV 4 CUW 0'],
  'int.goldcup-2019': [
    'MEX 9 CAN 6 MTQ 3 CUB 0',
    'HAI 9 CRC 6 BER 3 NCA 0',
    'JAM 5 CUW 4 SLV 4 HON 3',
    'USA 9 PAN 6 GUY 1 TRI 1',
  ],
  'int.goldcup-2021': [
    'MEX 7 SLV 6 TRI 2 GUA 1',
    'USA 9 CAN 6 HAI 3 MTQ 0',
    'CRC 9 JAM 6 SUR 3 GLP 0',
    'QAT 7 HON 6 PAN 4 GRN 0',
  ],
  'int.goldcup-2023': [
    'USA 7 JAM 7 TRI 3 SKN 0',
    'MEX 6 QAT 4 HON 4 HAI 3',
    'PAN 7 CRC 4 MTQ 3 SLV 2',
    'GUA 7 CAN 5 GLP 4 CUB 0',
  ],
  'int.goldcup-2025': [
    'MEX 7 CRC 7 DOM 1 SUR 1',
    'CAN 7 HON 6 CUW 2 SLV 1',
    'PAN 9 GUA 6 JAM 3 GLP 0',
    'USA 9 KSA 4 TRI 2 HAI 1',
  ],
  'fifa.wc-2018': [
    'URU 9 RUS 6 KSA 3 EGY 0',
    'ESP 5 POR 5 IRN 4 MAR 1',
    'FRA 7 DEN 5 PER 3 AUS 1',
    'CRO 9 ARG 4 NGA 3 ISL 1',
    'BRA 7 SUI 5 SRB 3 CRC 1',
    'SWE 6 MEX 6 KOR 3 GER 3',
    'BEL 9 ENG 6 TUN 3 PAN 0',
    'COL 6 JPN 4 SEN 4 POL 3',
  ],
  'fifa.wc-2022': [
    'NED 7 SEN 6 ECU 4 QAT 0',
    'ENG 7 USA 5 IRN 3 WAL 1',
    'ARG 6 POL 4 MEX 4 KSA 3',
    'FRA 6 AUS 6 TUN 4 DEN 1',
    'JPN 6 ESP 4 GER 4 CRC 3',
    'MAR 7 CRO 5 BEL 4 CAN 0',
    'BRA 6 SUI 6 CMR 4 SRB 1',
    'POR 6 KOR 4 URU 4 GHA 3',
  ],
};

let facts: Facts;
beforeAll(async () => {
  facts = await addArchive(await readFacts(join(seedFolder, 'facts')), join(seedFolder, 'archive'));
});

const matchesOf = (tournament: string): MatchFact[] =>
  facts.matches.filter((match) => match.tournament === tournament);

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

  it.each(Object.entries(tables))('ranks %s as it was published', (tournament, published) => {
    const ours = rankTournament(facts, tournament).map((table) =>
      table.map(({ teamId, points }) => `${teamId} ${points}`).join(' '),
    );
    expect(ours).toEqual(published);
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

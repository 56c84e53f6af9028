import type { SourceNames } from './sourceTypes.ts';

/** A table, or a round, of an edition of a competition of national teams. */
export interface InternationalPart {
  /** As the sources of the leagues call it: `Group A`, `qf`, `League B, Group C`. */
  name: string;
  /** Its last day. */
  until: string;
  /** Who plays in it; all, where nobody is named. */
  teams: readonly string[];
  hasTable: boolean;
  /** What places of its table led to. */
  zones: readonly { first: number; last: number; names: SourceNames }[];
}

/** What is written down of an edition. `partial`: it had tables, and of its matches some are not on record. */
export interface InternationalFormat {
  parts: readonly InternationalPart[];
  partial?: true;
  /** Points taken from a team before the first match. */
  deductions?: readonly { team: string; points: number }[];
}

type Groups = Readonly<Record<string, string>>;

const listOf = (teams: string): string[] => teams.split(' ');

function groups(until: string, all: Groups, prefix = ''): InternationalPart[] {
  return Object.entries(all).map(([letter, teams]) => ({
    name: `${prefix}Group ${letter}`,
    until,
    teams: listOf(teams),
    hasTable: true,
    zones: [],
  }));
}

const league = (until: string, letter: string, all: Groups): InternationalPart[] =>
  groups(until, all, `League ${letter}, `);

function table(until: string, name: string, zones: InternationalPart['zones'] = []): InternationalPart {
  return { name, until, teams: [], hasTable: true, zones };
}

function round(name: string, until: string, teams = ''): InternationalPart {
  return { name, until, teams: teams === '' ? [] : listOf(teams), hasTable: false, zones: [] };
}

const worldCup: SourceNames = { es: 'Mundial', pt: 'Copa do Mundo', en: 'World Cup' };
const playOff: SourceNames = {
  es: 'Repechaje intercontinental',
  pt: 'Repescagem intercontinental',
  en: 'Intercontinental play-off',
};

/** So many go to the World Cup, and the next one to the play-off. */
function toWorldCup(through: number): InternationalPart['zones'] {
  return [
    { first: 1, last: through, names: worldCup },
    { first: through + 1, last: through + 1, names: playOff },
  ];
}

/**
 * The editions by their keys. Their matches say neither group nor round: groups, rounds and their days were written down from
 * what the confederations published. A match belongs to the first part that takes it. A test holds that every table is a
 * whole one.
 */
export const internationalFormats: Readonly<Record<string, InternationalFormat>> = {
  'int.wcq-conmebol-2018': { parts: [], partial: true },
  'int.wcq-conmebol-2022': { parts: [table('2022-12-31', 'Table', toWorldCup(4))] },
  'int.wcq-conmebol-2026': {
    parts: [table('2026-12-31', 'Table', toWorldCup(6))],
    // Taken for the papers of a player in the qualifiers before
    deductions: [{ team: 'ECU', points: 3 }],
  },
  'int.wcq-concacaf-2018': {
    parts: [round('Round 4', '2016-09-30'), table('2017-12-31', 'Round 5', toWorldCup(3))],
    partial: true,
  },
  'int.wcq-concacaf-2022': {
    parts: [
      ...groups(
        '2021-06-08',
        {
          A: 'SLV MSR ATG GRN VIR',
          B: 'CAN SUR BER CAY ARU',
          C: 'CUW GUA CUB VIN VGB',
          D: 'PAN DOM BRB DMA AIA',
          E: 'HAI NCA BLZ TCA',
          F: 'SKN TRI PUR GUY BAH',
        },
        'Round 1, ',
      ),
      round('Round 2', '2021-06-30'),
      table('2022-12-31', 'Round 3', toWorldCup(3)),
    ],
  },
  'int.wcq-concacaf-2026': {
    parts: [
      round('Round 1', '2024-03-31'),
      ...groups(
        '2025-06-30',
        {
          A: 'HON BER CUB CAY ATG',
          B: 'CRC TRI GRN SKN BAH',
          C: 'CUW HAI LCA BRB ARU',
          D: 'NCA PAN GUY MSR BLZ',
          E: 'JAM GUA DOM DMA VGB',
          F: 'SLV SUR PUR VIN AIA',
        },
        'Round 2, ',
      ),
      ...groups(
        '2025-12-31',
        { A: 'SUR PAN GUA SLV', B: 'JAM CUW TRI BER', C: 'HON HAI CRC NCA' },
        'Round 3, ',
      ),
    ],
  },
  'int.copaamerica-2016': {
    parts: [
      ...groups('2016-06-14', {
        A: 'USA COL CRC PAR',
        B: 'BRA ECU HAI PER',
        C: 'MEX URU JAM VEN',
        D: 'ARG CHI PAN BOL',
      }),
      round('qf', '2016-06-18'),
      round('sf', '2016-06-22'),
      round('third', '2016-06-25'),
      round('final', '2016-06-26'),
    ],
  },
  'int.copaamerica-2019': {
    parts: [
      ...groups('2019-06-24', { A: 'BRA BOL VEN PER', B: 'ARG COL PAR QAT', C: 'URU ECU JPN CHI' }),
      round('qf', '2019-06-29'),
      round('sf', '2019-07-03'),
      round('third', '2019-07-06'),
      round('final', '2019-07-07'),
    ],
  },
  'int.copaamerica-2021': {
    parts: [
      ...groups('2021-06-28', { A: 'ARG BOL URU CHI PAR', B: 'BRA COL VEN ECU PER' }),
      round('qf', '2021-07-03'),
      round('sf', '2021-07-06'),
      round('third', '2021-07-09'),
      round('final', '2021-07-10'),
    ],
  },
  'int.goldcup-2017': {
    parts: [
      ...groups('2017-07-16', { A: 'HON CRC GUF CAN', B: 'USA PAN MTQ NCA', C: 'MEX SLV CUW JAM' }),
      round('qf', '2017-07-20'),
      round('sf', '2017-07-23'),
      round('final', '2017-07-26'),
    ],
  },
  'int.goldcup-2019': {
    parts: [
      ...groups('2019-06-26', {
        A: 'MEX CAN MTQ CUB',
        B: 'CRC HAI BER NCA',
        C: 'HON JAM SLV CUW',
        D: 'USA PAN TRI GUY',
      }),
      round('qf', '2019-06-30'),
      round('sf', '2019-07-03'),
      round('final', '2019-07-07'),
    ],
  },
  'int.goldcup-2021': {
    parts: [
      ...groups('2021-07-20', {
        A: 'MEX SLV GUA TRI',
        B: 'USA CAN HAI MTQ',
        C: 'CRC JAM SUR GLP',
        D: 'HON PAN GRN QAT',
      }),
      round('qf', '2021-07-25'),
      round('sf', '2021-07-29'),
      round('final', '2021-08-01'),
    ],
  },
  'int.goldcup-2023': {
    parts: [
      ...groups('2023-07-04', {
        A: 'USA JAM TRI SKN',
        B: 'MEX HAI HON QAT',
        C: 'CRC PAN SLV MTQ',
        D: 'CAN GUA CUB GLP',
      }),
      round('qf', '2023-07-09'),
      round('sf', '2023-07-12'),
      round('final', '2023-07-16'),
    ],
  },
  'int.goldcup-2025': {
    parts: [
      ...groups('2025-06-24', {
        A: 'MEX CRC SUR DOM',
        B: 'CAN HON SLV CUW',
        C: 'PAN JAM GUA GLP',
        D: 'USA HAI TRI KSA',
      }),
      round('qf', '2025-06-29'),
      round('sf', '2025-07-02'),
      round('final', '2025-07-06'),
    ],
  },
  'int.goldcupq-2021': { parts: [round('Round 1', '2021-07-03'), round('Round 2', '2021-07-06')] },
  'int.goldcupq-2023': { parts: [round('Round 1', '2023-06-17'), round('Round 2', '2023-06-20')] },
  'int.goldcupq-2025': { parts: [round('Playoffs', '2025-03-25')] },
  'int.cnlq-2018-19': { parts: [table('2019-03-31', 'Table')] },
  'int.cnl-2019-20': {
    parts: [
      ...league('2019-11-30', 'A', {
        A: 'USA CAN CUB',
        B: 'MEX PAN BER',
        C: 'HON MTQ TRI',
        D: 'CRC CUW HAI',
      }),
      ...league('2019-11-30', 'B', {
        A: 'BLZ GUF GRN SKN',
        B: 'DOM SLV LCA MSR',
        C: 'ATG ARU GUY JAM',
        D: 'DMA NCA VIN SUR',
      }),
      ...league('2019-11-30', 'C', {
        A: 'BRB CAY SMN VIR',
        B: 'BAH BOE VGB',
        C: 'AIA GUA PUR',
        D: 'GLP SXM TCA',
      }),
      round('sf', '2021-06-03'),
      round('third', '2021-06-06', 'HON CRC'),
      round('final', '2021-06-06'),
    ],
  },
  'int.cnl-2022-23': {
    parts: [
      ...league('2023-03-31', 'A', {
        A: 'MEX JAM SUR',
        B: 'CRC PAN MTQ',
        C: 'CAN CUW HON',
        D: 'USA SLV GRN',
      }),
      ...league('2023-03-31', 'B', {
        A: 'ATG BRB CUB GLP',
        C: 'BAH NCA VIN TRI',
        D: 'BLZ DOM GUF GUA',
      }),
      // A match that was given at the table is not on record
      round('League B, Group B', '2023-03-31', 'BER GUY HAI MSR'),
      ...league('2023-03-31', 'C', {
        A: 'BOE SXM TCA VIR',
        B: 'ARU SKN SMN',
        C: 'AIA DMA LCA',
        D: 'VGB CAY PUR',
      }),
      round('sf', '2023-06-15'),
      round('third', '2023-06-18', 'PAN MEX'),
      round('final', '2023-06-18'),
    ],
    partial: true,
  },
  'int.cnl-2023-24': {
    parts: [
      ...league('2023-10-31', 'A', { A: 'PAN MTQ CUW TRI GUA SLV', B: 'HON JAM HAI SUR GRN CUB' }),
      ...league('2023-11-30', 'B', {
        A: 'GLP SKN LCA SXM',
        B: 'BRB DOM MSR NCA',
        C: 'BLZ BER GUF VIN',
      }),
      // One of its matches is not on record
      round('League B, Group D', '2023-11-30', 'ATG BAH GUY PUR'),
      ...league('2023-11-30', 'C', { A: 'AIA BOE SMN', B: 'ARU CAY VIR', C: 'VGB DMA TCA' }),
      round('qf', '2023-11-30'),
      round('sf', '2024-03-21'),
      round('third', '2024-03-24', 'JAM PAN'),
      round('final', '2024-03-24'),
    ],
    partial: true,
  },
  'int.cnl-2024-25': {
    parts: [
      ...league('2024-10-31', 'A', { A: 'CRC GLP GUA GUY MTQ SUR', B: 'CUB GUF HON JAM NCA TRI' }),
      ...league('2024-11-30', 'B', {
        A: 'BOE SLV MSR VIN',
        B: 'CUW GRN LCA SMN',
        C: 'ARU HAI PUR SXM',
        D: 'ATG BER DMA DOM',
      }),
      ...league('2024-11-30', 'C', { A: 'BAH BRB VIR', B: 'AIA BLZ TCA', C: 'VGB CAY SKN' }),
      round('Playoffs', '2024-11-30', 'BLZ GUF SKN CUB BRB GUY CAY GLP'),
      round('qf', '2024-11-30'),
      round('sf', '2025-03-20'),
      round('third', '2025-03-23', 'USA CAN'),
      round('final', '2025-03-23'),
    ],
  },
  'int.confed-2017': {
    parts: [
      round('group', '2017-06-25'),
      round('sf', '2017-06-29'),
      round('third', '2017-07-02', 'POR MEX'),
      round('final', '2017-07-02'),
    ],
    partial: true,
  },
  // The letters of its groups are not on record
  'int.uncaf-1991': {
    parts: [round('Preliminary round', '1991-05-18'), table('1991-06-02', 'Final round')],
    partial: true,
  },
  'int.uncaf-1993': { parts: [round('Preliminary round', '1993-02-19'), table('1993-03-09', 'Final round')] },
  'int.uncaf-1995': {
    parts: [
      round('Preliminary round', '1995-10-29'),
      ...groups('1995-12-03', { 1: 'SLV BLZ CRC', 2: 'HON PAN GUA' }),
      round('sf', '1995-12-07'),
      round('third', '1995-12-10', 'SLV CRC'),
      round('final', '1995-12-10'),
    ],
  },
  'int.uncaf-1997': {
    parts: [
      round('Preliminary round', '1997-03-30'),
      ...groups('1997-04-20', { 1: 'GUA CRC NCA', 2: 'HON PAN SLV' }),
      table('1997-04-27', 'Final round'),
    ],
  },
  'int.uncaf-1999': {
    parts: [
      ...groups('1999-03-21', { 1: 'CRC BLZ HON', 2: 'GUA NCA SLV' }),
      table('1999-03-28', 'Final round'),
    ],
  },
  'int.uncaf-2001': {
    parts: [
      ...groups('2001-05-27', { 1: 'CRC BLZ GUA', 2: 'SLV NCA HON PAN' }),
      table('2001-06-03', 'Final round'),
    ],
  },
  'int.uncaf-2003': { parts: [table('2003-02-28', 'Table')] },
  'int.uncaf-2005': {
    parts: [
      ...groups('2005-02-23', { 1: 'SLV PAN CRC', 2: 'GUA BLZ HON NCA' }),
      round('sf', '2005-02-25'),
      round('third', '2005-02-27', 'GUA PAN'),
      round('final', '2005-02-27'),
    ],
  },
  'int.uncaf-2007': {
    parts: [
      ...groups('2007-02-13', { 1: 'SLV BLZ GUA NCA', 2: 'CRC HON PAN' }),
      round('fifth', '2007-02-15'),
      round('sf', '2007-02-16'),
      round('third', '2007-02-18', 'SLV GUA'),
      round('final', '2007-02-18'),
    ],
  },
  'int.uncaf-2009': {
    parts: [
      ...groups('2009-01-27', { 1: 'SLV NCA HON BLZ', 2: 'CRC PAN GUA' }),
      round('fifth', '2009-01-29'),
      round('sf', '2009-01-30'),
      round('third', '2009-02-01', 'HON SLV'),
      round('final', '2009-02-01'),
    ],
  },
  'int.uncaf-2011': {
    parts: [
      ...groups('2011-01-18', { 1: 'CRC HON GUA', 2: 'SLV NCA PAN BLZ' }),
      round('fifth', '2011-01-21', 'NCA GUA'),
      round('sf', '2011-01-21'),
      round('third', '2011-01-23', 'PAN SLV'),
      round('final', '2011-01-23'),
    ],
  },
  'int.uncaf-2013': {
    parts: [
      ...groups('2013-01-22', { 1: 'CRC BLZ GUA NCA', 2: 'HON SLV PAN' }),
      round('fifth', '2013-01-25', 'GUA PAN'),
      round('sf', '2013-01-25'),
      round('third', '2013-01-27', 'SLV BLZ'),
      round('final', '2013-01-27'),
    ],
  },
  'int.uncaf-2014': { parts: [], partial: true },
  'int.uncaf-2017': { parts: [], partial: true },
};

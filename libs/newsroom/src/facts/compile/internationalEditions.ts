import { tz } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { formatISO } from 'date-fns/formatISO';
import type { SourceInternational, SourceNames } from './sourceTypes.ts';

const utc = tz('UTC');

interface Competition {
  slug: string;
  /** What the file of a whole edition calls the same competition. */
  cup?: string;
  names: SourceNames;
  /** Editions that do not fit a calendar year: last day and name, in order. */
  editions?: [lastDay: string, season: string][];
}

const same = (name: string): SourceNames => ({ es: name, pt: name, en: name });

const worldCups: [lastDay: string, season: string][] = [
  ['2018-12-31', '2018'],
  ['2022-12-31', '2022'],
  ['2026-12-31', '2026'],
];

const competitions = {
  uncaf: {
    slug: 'copa-centroamericana',
    names: { es: 'Copa Centroamericana', pt: 'Copa Centro-Americana', en: 'Copa Centroamericana' },
  },
  copaamericaq: {
    slug: 'clasificacion-copa-america',
    names: {
      es: 'Clasificación a la Copa América',
      pt: 'Classificação para a Copa América',
      en: 'Copa América qualification',
    },
  },
  friendly: {
    slug: 'amistosos',
    names: { es: 'Amistoso internacional', pt: 'Amistoso internacional', en: 'International friendly' },
  },
  'wcq-conmebol': {
    slug: 'eliminatorias-sudamericanas',
    names: {
      es: 'Eliminatorias sudamericanas',
      pt: 'Eliminatórias Sul-Americanas',
      en: 'South American World Cup qualification',
    },
    editions: worldCups,
  },
  'wcq-concacaf': {
    slug: 'eliminatorias-concacaf',
    names: {
      es: 'Eliminatorias de Concacaf',
      pt: 'Eliminatórias da Concacaf',
      en: 'CONCACAF World Cup qualification',
    },
    editions: worldCups,
  },
  'wcq-playoff': {
    slug: 'repechaje-intercontinental',
    names: {
      es: 'Repechaje intercontinental',
      pt: 'Repescagem intercontinental',
      en: 'Intercontinental play-offs',
    },
    editions: worldCups,
  },
  copaamerica: { slug: 'copa-america', cup: 'conmebol.ca', names: same('Copa América') },
  goldcup: { slug: 'copa-oro', names: { es: 'Copa Oro', pt: 'Copa Ouro', en: 'Gold Cup' } },
  goldcupq: {
    slug: 'clasificacion-copa-oro',
    names: {
      es: 'Clasificación a la Copa Oro',
      pt: 'Classificação para a Copa Ouro',
      en: 'Gold Cup qualification',
    },
  },
  wc: {
    slug: 'mundial',
    cup: 'fifa.wc',
    names: { es: 'Copa Mundial de la FIFA', pt: 'Copa do Mundo da FIFA', en: 'FIFA World Cup' },
  },
  cnlq: {
    slug: 'clasificacion-liga-de-naciones',
    names: {
      es: 'Clasificación a la Liga de Naciones',
      pt: 'Classificação para a Liga das Nações',
      en: 'Nations League qualification',
    },
    editions: [['2019-12-31', '2018-19']],
  },
  cnl: {
    slug: 'liga-de-naciones-concacaf',
    names: {
      es: 'Liga de Naciones de Concacaf',
      pt: 'Liga das Nações da Concacaf',
      en: 'CONCACAF Nations League',
    },
    editions: [
      ['2021-12-31', '2019-20'],
      ['2023-06-30', '2022-23'],
      ['2024-06-30', '2023-24'],
      ['2025-06-30', '2024-25'],
    ],
  },
  kirin: {
    slug: 'copa-kirin',
    names: { es: 'Kirin Challenge Cup', pt: 'Kirin Challenge Cup', en: 'Kirin Challenge Cup' },
  },
  concacafseries: { slug: 'concacaf-series', names: same('Concacaf Series') },
  confed: {
    slug: 'copa-confederaciones',
    names: { es: 'Copa Confederaciones', pt: 'Copa das Confederações', en: 'Confederations Cup' },
  },
  'superclasico-de-las-americas': {
    slug: 'superclasico-de-las-americas',
    names: {
      es: 'Superclásico de las Américas',
      pt: 'Superclássico das Américas',
      en: 'Superclásico de las Américas',
    },
  },
  'conmebol-uefa-cup-of-champions': { slug: 'finalissima', names: same('Finalissima') },
  'kirin-cup': { slug: 'kirin-cup', names: same('Kirin Cup') },
  'fifa-series': { slug: 'fifa-series', names: same('FIFA Series') },
} as const satisfies Record<string, Competition>;

const byCode: ReadonlyMap<string, Competition> = new Map(Object.entries(competitions));

/** The confederation of a team, by its trigram. */
export type Confederations = ReadonlyMap<string, string>;

export function confederationsOf(
  teams: readonly { id: string; confederation?: string | null | undefined }[],
): Confederations {
  return new Map(
    teams.flatMap(({ id, confederation }) => (confederation ? [[id, confederation] as const] : [])),
  );
}

/** The competition of a match. The source has one for all qualifying: each confederation plays its own. */
export function competitionCode(
  { t, home, away }: Pick<SourceInternational, 't' | 'home' | 'away'>,
  confederations: Confederations,
): string {
  if (t !== 'wcq') return t;
  const confederation = confederations.get(home)?.toLowerCase();
  const own = `wcq-${confederation}`;
  return confederation === confederations.get(away)?.toLowerCase() && byCode.has(own) ? own : 'wcq-playoff';
}

/** An edition of a competition of national teams. */
export interface InternationalEdition {
  key: string;
  slug: string;
  season: string;
  names: SourceNames;
}

/**
 * The edition a match belongs to, from its competition and day: `{ key: 'int.cnl-2024-25', season: '2024-25', … }`.
 * `name` is what the source calls a competition that has no names here yet.
 * @throws Error for a competition that neither knows
 */
export function internationalEdition(code: string, day: string, name?: string): InternationalEdition {
  const competition = byCode.get(code) ?? (name && { slug: code, names: same(name) });
  if (!competition) throw new Error(`No names for the competition "${code}"`);
  const editions = 'editions' in competition ? competition.editions : undefined;
  const season = editions?.find(([lastDay]) => day <= lastDay)?.[1] ?? day.slice(0, 4);
  return { key: `${familyOf(code)}-${season}`, slug: competition.slug, season, names: competition.names };
}

/** The key of a whole edition in a file of its own: the same as that of its matches among the internationals. */
export function cupEdition(
  cup: string,
  season: string,
): { key: string; slug: string | null; code: string | null; names: SourceNames | null } {
  const [code, competition] = [...byCode].find(([, known]) => known.cup === cup) ?? [];
  if (code === undefined || !competition)
    return { key: `${cup}-${season}`, slug: null, code: null, names: null };
  return { key: `${familyOf(code)}-${season}`, slug: competition.slug, code, names: competition.names };
}

/**
 * The first and the last day whose matches an edition holds, as `internationalEdition` sorts them. `null` for the key of
 * anything else, and for an edition that has no first day.
 */
export function editionDays(key: string): { first: string; last: string } | null {
  const [, family = '', season = ''] = /^(.+?)-(\d{4}(?:-\d\d)?)$/.exec(key) ?? [];
  const code = [...byCode.keys()].find((one) => familyOf(one) === family) ?? '';
  const competition = byCode.get(code);
  const editions = competition && 'editions' in competition ? competition.editions : undefined;
  const at = editions?.findIndex(([, name]) => name === season) ?? -1;
  const [last] = editions?.[at] ?? [];
  const [before] = editions?.[at - 1] ?? [];
  if (last !== undefined) return before === undefined ? null : { first: dayAfter(before), last };
  // Without a list of its own an edition is a calendar year, but for what comes after the last of a list
  if (editions || !/^\d{4}$/.test(season)) return null;
  return { first: `${season}-01-01`, last: `${season}-12-31` };
}

function dayAfter(day: string): string {
  return formatISO(addDays(`${day}T00:00:00Z`, 1, { in: utc }), { representation: 'date', in: utc });
}

function familyOf(code: string): string {
  return code === 'wc' ? 'fifa.wc' : `int.${code}`;
}

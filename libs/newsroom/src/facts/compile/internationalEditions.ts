import type { SourceNames } from './sourceTypes.ts';

interface Competition {
  slug: string;
  /** What the file of a whole edition calls the same competition. */
  cup?: string;
  names: SourceNames;
  /** Editions that do not fit a calendar year: last day and name, in order. */
  editions?: [lastDay: string, season: string][];
}

const same = (name: string): SourceNames => ({ es: name, pt: name, en: name });

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
  wcq: {
    slug: 'eliminatorias-mundial',
    names: {
      es: 'Eliminatorias mundialistas',
      pt: 'Eliminatórias da Copa do Mundo',
      en: 'World Cup qualification',
    },
    editions: [
      ['2018-12-31', '2018'],
      ['2022-12-31', '2022'],
      ['2026-12-31', '2026'],
    ],
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
): { key: string; slug: string | null; code: string | null } {
  const [code, competition] = [...byCode].find(([, known]) => known.cup === cup) ?? [];
  if (code === undefined || !competition) return { key: `${cup}-${season}`, slug: null, code: null };
  return { key: `${familyOf(code)}-${season}`, slug: competition.slug, code };
}

function familyOf(code: string): string {
  return code === 'wc' ? 'fifa.wc' : `int.${code}`;
}

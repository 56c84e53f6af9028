import { namesOf } from './compileCup.ts';
import { slugOf } from './slugOf.ts';
import type { SourceCompetition, SourceNames } from './sourceTypes.ts';

/** A span of places of some tables, and what it leads to. */
export interface PresentedZone {
  /** Which tables: a pattern of their names in the source. */
  tables: RegExp;
  first: number;
  last: number;
  names: SourceNames;
}

/** How a club competition is presented: its slug and names, and what leads on from its tables. */
export interface LeaguePresentation {
  slug: string;
  names: SourceNames;
  zones: PresentedZone[];
  /** Who ends first has won it: nothing is played after the table. */
  firstIsChampion: boolean;
}

type Known = Partial<LeaguePresentation>;

const words = {
  champions: { es: 'Liga de Campeones', pt: 'Liga dos Campeões', en: 'Champions League' },
  libertadores: { es: 'Copa Libertadores', pt: 'Copa Libertadores', en: 'Copa Libertadores' },
  relegation: { es: 'Descenso', pt: 'Rebaixamento', en: 'Relegation' },
  semifinals: { es: 'Semifinales', pt: 'Semifinais', en: 'Semi-finals' },
  quarterfinals: { es: 'Cuartos de final', pt: 'Quartas de final', en: 'Quarter-finals' },
  playIn: { es: 'Play-in', pt: 'Play-in', en: 'Play-in' },
  roundOf16: { es: 'Octavos de final', pt: 'Oitavas de final', en: 'Round of 16' },
  playOffs: { es: 'Repechaje', pt: 'Repescagem', en: 'Play-offs' },
  groups: { es: 'Cuadrangulares', pt: 'Quadrangulares', en: 'Play-off groups' },
  final: { es: 'Final', pt: 'Final', en: 'Final' },
  sudamericana: { es: 'Copa Sudamericana', pt: 'Copa Sul-Americana', en: 'Copa Sudamericana' },
  roundOne: { es: 'Primera ronda', pt: 'Primeira fase', en: 'Round one' },
  wildCard: { es: 'Comodín', pt: 'Repescagem', en: 'Wild card' },
} as const satisfies Record<string, SourceNames>;

const every = /./;
const group = /^Group /;
const half = /^(Apertura|Clausura)$/;
const zone = (tables: RegExp, first: number, last: number, names: SourceNames): PresentedZone => ({
  tables,
  first,
  last,
  names,
});

const presentations: Readonly<Record<string, Known>> = {
  'cr.1': {
    slug: 'primera-division-costa-rica',
    names: {
      es: 'Primera División de Costa Rica',
      pt: 'Primeira Divisão da Costa Rica',
      en: 'Costa Rican Primera División',
    },
    zones: [zone(every, 1, 4, words.semifinals)],
  },
  'concacaf.cc': { slug: 'copa-de-campeones-concacaf' },
  'en.1': {
    firstIsChampion: true,
    zones: [zone(every, 1, 4, words.champions), zone(every, 18, 20, words.relegation)],
  },
  'es.1': {
    firstIsChampion: true,
    zones: [zone(every, 1, 4, words.champions), zone(every, 18, 20, words.relegation)],
  },
  'it.1': {
    firstIsChampion: true,
    zones: [zone(every, 1, 4, words.champions), zone(every, 18, 20, words.relegation)],
  },
  'pt.1': {
    firstIsChampion: true,
    zones: [zone(every, 1, 2, words.champions), zone(every, 17, 18, words.relegation)],
  },
  'br.1': {
    firstIsChampion: true,
    zones: [zone(every, 1, 4, words.libertadores), zone(every, 17, 20, words.relegation)],
  },
  'mx.1': { zones: [zone(half, 1, 6, words.quarterfinals), zone(half, 7, 10, words.playIn)] },
  'co.1': { zones: [zone(half, 1, 8, words.groups), zone(/Playoffs, Group/, 1, 1, words.final)] },
  'ar.1': { firstIsChampion: true, zones: [zone(/, Zona /, 1, 8, words.roundOf16)] },
  'us.1': { zones: [zone(/Conference/, 1, 7, words.roundOne), zone(/Conference/, 8, 9, words.wildCard)] },
  'conmebol.lib': { zones: [zone(group, 1, 2, words.roundOf16), zone(group, 3, 3, words.sudamericana)] },
  'conmebol.sud': { zones: [zone(group, 1, 1, words.roundOf16), zone(group, 2, 2, words.playOffs)] },
  'uefa.cl': { zones: [zone(every, 1, 8, words.roundOf16), zone(every, 9, 24, words.playOffs)] },
};

/** How a competition is presented. One that nobody has presented yet goes by the names its file has. */
export function presentationOf(competition: SourceCompetition): LeaguePresentation {
  const names = namesOf(competition);
  return {
    slug: slugOf(names.es),
    names,
    zones: [],
    firstIsChampion: false,
    ...presentations[competition.id],
  };
}

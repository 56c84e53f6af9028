import type { MatchTile, TileSide } from '../match/MatchMini/MatchTile';
import { storyBadges } from './storyBadges';

function side(name: string, badge: string | null, goals: number | null, won = false): TileSide {
  return { name, badge, goals, penalties: null, won };
}

const href = (slug: string): string => `/resultados/futbol/partido/${slug}`;

/** Matches by the situation they show: the World Cup 2026 and, where it had none such, a league. */
export const storyMatches = {
  final: {
    id: 'esp-arg',
    state: 'final',
    stateText: 'Final',
    noteText: 'dom 19 jul',
    label: 'Final: España 1, Argentina 0',
    home: side('España', storyBadges.spain, 1, true),
    away: side('Argentina', storyBadges.argentina, 0),
    href: href('espana-argentina'),
  },
  awayWin: {
    id: 'bra-nor',
    state: 'final',
    stateText: 'Final',
    noteText: 'dom 5 jul',
    label: 'Final: Brasil 1, Noruega 2',
    home: side('Brasil', storyBadges.brazil, 1),
    away: side('Noruega', storyBadges.norway, 2, true),
    href: href('brasil-noruega'),
  },
  shootOut: {
    id: 'sui-col',
    state: 'final',
    stateText: 'Final',
    noteText: 'mar 7 jul',
    label: 'Final: Suiza 0, Colombia 0; penales 4 a 3',
    home: { ...side('Suiza', storyBadges.switzerland, 0, true), penalties: 4 },
    away: { ...side('Colombia', storyBadges.colombia, 0), penalties: 3 },
    href: href('suiza-colombia'),
  },
  live: {
    id: 'bra-nor-72',
    state: 'live',
    stateText: '72’',
    noteText: 'East Rutherford',
    label: '72’: Brasil 0, Noruega 0',
    home: side('Brasil', storyBadges.brazil, 0),
    away: side('Noruega', storyBadges.norway, 0),
    href: href('brasil-noruega'),
  },
  halfTime: {
    id: 'fra-eng-45',
    state: 'live',
    stateText: 'Desc.',
    noteText: 'Miami Gardens',
    label: 'Desc.: Francia 0, Inglaterra 4',
    home: side('Francia', storyBadges.france, 0),
    away: side('Inglaterra', storyBadges.england, 4),
    href: href('francia-inglaterra'),
  },
  scheduled: {
    id: 'mex-eng',
    state: 'scheduled',
    stateText: 'dom 18:00',
    noteText: 'hora CR',
    label: 'dom 18:00: México contra Inglaterra',
    home: side('México', storyBadges.mexico, null),
    away: side('Inglaterra', storyBadges.england, null),
    href: href('mexico-inglaterra'),
  },
  suspended: {
    id: 'una-onc',
    state: 'off',
    stateText: 'Suspendido',
    noteText: 'dom 4 may',
    label: 'Suspendido: Unión Magdalena contra Once Caldas',
    home: side('Unión Magdalena', null, null),
    away: side('Once Caldas', null, null),
    href: null,
  },
  awarded: {
    id: 'gua-her',
    state: 'off',
    stateText: 'Resultado administrativo',
    noteText: 'mié 7 may',
    label: 'Resultado administrativo: Guanacasteca 0, Herediano 3',
    home: side('Guanacasteca', null, 0),
    away: side('Herediano', storyBadges.herediano, 3, true),
    href: null,
  },
  longNames: {
    id: 'idv-sap',
    state: 'scheduled',
    stateText: 'A definir',
    noteText: 'sáb 15 ago',
    label: 'A definir: Independiente del Valle contra Deportivo Saprissa',
    home: side('Independiente del Valle', storyBadges.valle, null),
    away: side('Deportivo Saprissa', storyBadges.saprissa, null),
    href: href('independiente-del-valle-deportivo-saprissa'),
  },
} as const satisfies Record<string, MatchTile>;

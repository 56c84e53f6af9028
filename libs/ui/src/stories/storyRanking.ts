import type { FormResult, RankingRow } from '../standings/RankingTable/RankingRow';
import type { RankingTableProps } from '../standings/RankingTable/RankingTable';
import { storyBadges } from './storyBadges';

type Figures = readonly [position: number, points: number, played: number, goalDifference: string];

function row(name: string, badge: string | null, figures: Figures, zone: RankingRow['zone']): RankingRow {
  const [position, points, played, goalDifference] = figures;
  return { position, team: { id: name, name, badge }, points, played, goalDifference, zone, cut: false };
}

/** First six of the Clausura 2025 of Costa Rica, as it stood on 7 May 2025. */
export const storyRanking: RankingTableProps = {
  caption: 'Primera División de Costa Rica, Clausura',
  teamHeading: 'Costa Rica · Clausura 2025',
  rows: [
    row('Herediano', storyBadges.herediano, [1, 46, 22, '+20'], 1),
    row('Alajuelense', storyBadges.alajuelense, [2, 39, 21, '+14'], 1),
    row('Cartaginés', storyBadges.cartagines, [3, 38, 21, '+14'], 1),
    { ...row('Puntarenas', storyBadges.puntarenas, [4, 38, 21, '+8'], 1), cut: true },
    row('Saprissa', storyBadges.saprissa, [5, 36, 21, '+9'], null),
    row('Sporting FC', null, [6, 28, 21, '−4'], null),
  ],
  zones: [{ zone: 1, label: 'Semifinales' }],
  columns: ['played', 'goalDifference'],
  labels: {
    columns: {
      position: { short: 'P', long: 'Posición' },
      points: { short: 'PTS', long: 'Puntos' },
      played: { short: 'PJ', long: 'Partidos jugados' },
      record: { short: 'G-E-P', long: 'Ganados, empatados y perdidos' },
      goalDifference: { short: 'DIF', long: 'Diferencia de goles' },
      average: { short: 'PROM', long: 'Promedio de puntos por partido' },
      form: { short: 'Últimos 5', long: 'Últimos cinco partidos, el último a la derecha' },
    },
    form: {
      won: { short: 'G', long: 'ganado' },
      drawn: { short: 'E', long: 'empatado' },
      lost: { short: 'P', long: 'perdido' },
    },
    own: 'tu equipo',
    unknown: 'sin dato',
  },
  note: 'Datos hasta el 7 de mayo de 2025.',
};

/** A table of long names, in four zones: the longest the rail has to hold. */
export const storyLongRanking: RankingTableProps = {
  ...storyRanking,
  caption: 'Nombres largos, en cuatro zonas',
  teamHeading: 'Ecuador · 2025, primera etapa',
  rows: [
    row('Barcelona de Guayaquil', null, [1, 24, 10, '+5'], 1),
    row('Independiente del Valle', storyBadges.valle, [2, 21, 11, '+11'], 2),
    row('Universidad Católica del Ecuador', null, [6, 16, 11, '+6'], 3),
    row('Deportivo Cuenca', null, [7, 16, 11, '−2'], 4),
    row('Técnico Universitario', null, [13, 10, 11, '−6'], null),
  ],
  zones: [
    { zone: 1, label: 'Libertadores' },
    { zone: 2, label: 'Fase previa de la Libertadores' },
    { zone: 3, label: 'Sudamericana' },
    { zone: 4, label: 'Descenso a la Serie B' },
  ],
  note: null,
};

const results: readonly FormResult[] = ['won', 'drawn', 'lost', 'won', 'won', 'lost', 'drawn'];

/** The same with all its columns: the fifth row is the reader's own team, the last one is not known in full. */
export const storyWholeRanking: RankingTableProps = {
  ...storyRanking,
  teamHeading: 'Equipo',
  columns: ['played', 'record', 'goalDifference', 'form'],
  rows: storyRanking.rows.map((row, i) => ({
    ...row,
    team: { ...row.team, href: `/resultados/futbol/equipo/${row.team.id}` },
    record: i === 5 ? null : { won: 13 - i, drawn: 7, lost: 2 + i },
    goalDifference: i === 5 ? null : row.goalDifference,
    form: i === 5 ? [] : results.slice(i % 3, (i % 3) + 5),
    own: i === 4,
  })),
};

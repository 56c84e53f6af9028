import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { TeamRecord } from '@cancha/stats/team/TeamStatistics';
import type { FigureTableProps } from '@cancha/ui/football/FigureTable/FigureTable';

/** The columns of a balance: played, won, drawn, lost, goals. */
export function recordColumns(t: SiteContext['t']): FigureTableProps['columns'] {
  return [
    { short: t('standings.played.short'), long: t('standings.played.long') },
    { short: t('ranking.won.short'), long: t('teamPage.won') },
    { short: t('ranking.drawn.short'), long: t('teamPage.drawn') },
    { short: t('ranking.lost.short'), long: t('teamPage.lost') },
    { short: t('standings.goalsBoth.short'), long: t('standings.goalsBoth.long') },
  ];
}

export function recordCells({ played, won, drawn, lost, goalsFor, goalsAgainst }: TeamRecord): string[] {
  return [`${played}`, `${won}`, `${drawn}`, `${lost}`, `${goalsFor}-${goalsAgainst}`];
}

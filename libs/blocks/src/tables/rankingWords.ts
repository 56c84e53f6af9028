import type { RankingTableProps } from '@cancha/ui/standings/RankingTable/RankingTable';
import type { SiteContext } from '@cancha/site/context/SiteContext';

/** The words of a table: its columns, the marks of the form, what is said for the ear. */
export function rankingWords(t: SiteContext['t']): RankingTableProps['labels'] {
  return {
    columns: {
      position: { short: t('standings.position.short'), long: t('standings.position.long') },
      points: { short: t('standings.points.short'), long: t('standings.points.long') },
      played: { short: t('standings.played.short'), long: t('standings.played.long') },
      record: { short: t('standings.record.short'), long: t('standings.record.long') },
      goalDifference: {
        short: t('standings.goalDifference.short'),
        long: t('standings.goalDifference.long'),
      },
      average: { short: t('standings.average.short'), long: t('standings.average.long') },
      form: { short: t('ranking.form.short'), long: t('ranking.form.long') },
    },
    form: {
      won: { short: t('ranking.won.short'), long: t('ranking.won.long') },
      drawn: { short: t('ranking.drawn.short'), long: t('ranking.drawn.long') },
      lost: { short: t('ranking.lost.short'), long: t('ranking.lost.long') },
    },
    own: t('ranking.own'),
    unknown: t('ranking.unknown'),
  };
}

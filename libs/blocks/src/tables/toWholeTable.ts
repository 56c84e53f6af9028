import type { Standings } from '@cancha/stats/standings/Standings';
import type { RankingColumn } from '@cancha/ui/standings/RankingTable/RankingRow';
import type { RankingTableProps } from '@cancha/ui/standings/RankingTable/RankingTable';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { teamHref } from '../matches/entityHref';
import { rankingWords } from './rankingWords';
import { toRankingRows, toZones } from './toRankingRows';

type TableOptions = { columns: readonly RankingColumn[]; own?: string };

/** P, Equipo, PTS, PJ, G-E-P: the columns of the specification. */
export const plainColumns: readonly RankingColumn[] = ['played', 'record'];
export const allColumns: readonly RankingColumn[] = ['played', 'record', 'goalDifference', 'form'];

/** A table from its first row to its last, each team a link to its page. The note is the page's, not each table's. */
export function toWholeTable(
  standings: Standings,
  owner: string,
  context: Pick<SiteContext, 'site' | 't' | 'format'>,
  { columns, own }: TableOptions,
): RankingTableProps {
  const { site, t } = context;
  const hasForm = standings.rows.some(({ form = [] }) => form.length > 0);
  return {
    caption: `${owner}, ${standings.name}`,
    teamHeading: t('standings.team.long'),
    rows: toRankingRows(standings.rows, context, {
      hrefOf: (team) => teamHref(team, site),
      ...(own === undefined ? {} : { own }),
    }),
    zones: toZones(standings),
    columns: hasForm ? columns : columns.filter((column) => column !== 'form'),
    labels: rankingWords(t),
    note: null,
  };
}

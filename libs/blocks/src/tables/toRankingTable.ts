import type { CompetitionWidget } from '@cancha/stats/competition/CompetitionWidget';
import type { RankingTableProps } from '@cancha/ui/standings/RankingTable/RankingTable';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { teamHref } from '../matches/entityHref';
import { archiveNote } from './archiveNote';
import { rankingWords } from './rankingWords';
import { toRankingRows, toZones } from './toRankingRows';

/** The first rows of a table, for a rail, each team a link to its page. `null` when the competition has no such table. */
export function toRankingTable(
  widget: CompetitionWidget,
  table: string,
  rows: number,
  heading: string,
  { site, format, t }: Pick<SiteContext, 'site' | 'format' | 't'>,
): RankingTableProps | null {
  const standings = widget.tables.find(({ name }) => name === table);
  if (!standings || standings.rows.length === 0) return null;
  return {
    caption: `${widget.tournament.name}, ${standings.name}`,
    teamHeading: heading,
    rows: toRankingRows(
      standings.rows.slice(0, rows),
      { format, t },
      { hrefOf: (team) => teamHref(team, site) },
    ),
    zones: toZones(standings),
    columns: ['played', 'goalDifference'],
    labels: rankingWords(t),
    note: archiveNote(widget.until, { t, format }),
  };
}

import { toWholeTable } from '@cancha/blocks/tables/toWholeTable';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { Match } from '@cancha/stats/match/Match';
import type { Standings } from '@cancha/stats/standings/Standings';
import { RankingTable } from '@cancha/ui/standings/RankingTable/RankingTable';
import type { JSX } from 'react';

type MatchTableProps = { context: SiteContext; match: Match; table: Standings; note: string | null };

/** A group is shown whole. */
const wholeGroup = 6;

/** The table that a match counts for: all of a group, of a long one the rows of the two. */
export function MatchTable({ context, match, table, note }: MatchTableProps): JSX.Element {
  const ids = [match.home.id, match.away.id];
  const rows =
    table.rows.length <= wholeGroup ? table.rows : table.rows.filter(({ team }) => ids.includes(team.id));
  const owner = match.tournament?.name ?? '';
  return (
    <RankingTable
      {...toWholeTable({ ...table, rows }, owner, context, { columns: ['played', 'goalDifference'] })}
      note={note}
    />
  );
}

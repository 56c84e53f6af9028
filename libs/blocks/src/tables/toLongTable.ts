import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { Standings } from '@cancha/stats/standings/Standings';
import type { AverageRow, LongTables } from '@cancha/stats/standings/TournamentStandings';
import type { RankingTableProps } from '@cancha/ui/standings/RankingTable/RankingTable';
import { teamHref } from '../matches/entityHref';
import { rankingWords } from './rankingWords';
import { plainColumns, toWholeTable } from './toWholeTable';

/** All that was played in a year as one table. */
export function toYearTable(
  rows: NonNullable<LongTables['annual']>,
  owner: string,
  context: SiteContext,
): RankingTableProps {
  const year: Standings = { id: 'anual', name: context.t('tournament.annual'), rows, zones: [] };
  return toWholeTable(year, owner, context, { columns: [...plainColumns, 'goalDifference'] });
}

/** Points a game over several seasons, which the note names. */
export function toAveragesTable(
  { seasons, rows }: NonNullable<LongTables['averages']>,
  owner: string,
  context: SiteContext,
): RankingTableProps {
  const { site, t, format } = context;
  const toRow = ({ position, team, points, played, average }: AverageRow) => ({
    ...{ position, points, played, goalDifference: null, zone: null, cut: false },
    team: { id: team.id ?? team.name, name: team.name, badge: team.image, href: teamHref(team, site) },
    average: average === null ? null : format.average(average),
  });
  return {
    caption: `${owner}, ${t('competitionTabs.averages')}`,
    teamHeading: t('standings.team.long'),
    rows: rows.map(toRow),
    zones: [],
    columns: ['played', 'average'],
    labels: rankingWords(t),
    note: t('tournament.averagesNote', { seasons: seasons.join(', ') }),
  };
}

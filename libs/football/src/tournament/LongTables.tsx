import { teamHref } from '@cancha/blocks/matches/entityHref';
import { rankingWords } from '@cancha/blocks/tables/rankingWords';
import { plainColumns, toWholeTable } from '@cancha/blocks/tables/toWholeTable';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { Standings } from '@cancha/stats/standings/Standings';
import type { AverageRow, TournamentStandings } from '@cancha/stats/standings/TournamentStandings';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import { RankingTable, type RankingTableProps } from '@cancha/ui/standings/RankingTable/RankingTable';
import type { JSX } from 'react';
import { tournamentName } from '../entity/tournamentName';

type LongTablesProps = { context: SiteContext; standings: TournamentStandings };

/** The table of a whole year, and the averages over several, of a league that goes by them. */
export function LongTables({ context, standings }: LongTablesProps): JSX.Element | null {
  const { t } = context;
  const { annual, averages, tournament } = standings;
  const owner = tournamentName(tournament);
  if (!annual && !averages) return null;
  return (
    <>
      {annual ? (
        <section aria-labelledby="tabla-anual">
          <SectionHead id="tabla-anual" title={t('tournament.annual')} />
          <RankingTable
            {...toWholeTable(yearTable(annual, t), owner, context, {
              columns: [...plainColumns, 'goalDifference'],
            })}
          />
        </section>
      ) : null}
      {averages ? (
        <section aria-labelledby="promedios">
          <SectionHead id="promedios" title={t('competitionTabs.averages')} />
          <RankingTable {...averagesTable(averages, owner, context)} />
        </section>
      ) : null}
    </>
  );
}

const yearTable = (rows: Standings['rows'], t: SiteContext['t']): Standings => ({
  ...{ id: 'anual', name: t('tournament.annual'), rows },
  zones: [],
});

function averagesTable(
  { seasons, rows }: NonNullable<TournamentStandings['averages']>,
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

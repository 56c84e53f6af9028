import { toAveragesTable, toYearTable } from '@cancha/blocks/tables/toLongTable';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { TournamentStandings } from '@cancha/stats/standings/TournamentStandings';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import { RankingTable } from '@cancha/ui/standings/RankingTable/RankingTable';
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
          <RankingTable {...toYearTable(annual, owner, context)} />
        </section>
      ) : null}
      {averages ? (
        <section aria-labelledby="promedios">
          <SectionHead id="promedios" title={t('competitionTabs.averages')} />
          <RankingTable {...toAveragesTable(averages, owner, context)} />
        </section>
      ) : null}
    </>
  );
}

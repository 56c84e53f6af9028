import type { Standings } from '@cancha/stats/standings/Standings';
import type { TournamentStandings } from '@cancha/stats/standings/TournamentStandings';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import { RankingTable } from '@cancha/ui/standings/RankingTable/RankingTable';
import type { JSX } from 'react';
import { buildPath } from '@cancha/routing/buildPath';
import { entityParams } from '@cancha/blocks/matches/entityHref';
import styles from '../entity/EntityPage.module.css';
import { archiveNote } from '@cancha/blocks/tables/archiveNote';
import { allColumns, toWholeTable } from '@cancha/blocks/tables/toWholeTable';
import { seeAll } from '@cancha/blocks/matches/seeAll';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { tournamentName } from '../entity/tournamentName';

type TeamTablesProps = {
  context: SiteContext;
  standings: readonly TournamentStandings[];
  teamId: string;
};

/** The tables of a tournament that hold a team. */
export function withTeam({ tables }: TournamentStandings, teamId: string): Standings[] {
  return tables.filter(({ rows }) => rows.some(({ team }) => team.id === teamId));
}

/** The tables a team is in, whole, with its row marked. Nothing where it is in none. */
export function TeamTables({ context, standings, teamId }: TeamTablesProps): JSX.Element | null {
  const { site, t } = context;
  const own = standings.flatMap((one) =>
    withTeam(one, teamId).map((table) => ({ ...one, table, name: tournamentName(one.tournament) })),
  );
  if (own.length === 0) return null;
  return (
    <div className={styles['main']}>
      {own.map(({ table, tournament, name, until }, at) => (
        <section key={`${tournament.id}-${table.id}`}>
          <SectionHead
            title={`${name} · ${table.name}`}
            more={seeAll(buildPath(site, 'tournamentStandings', entityParams(tournament)), name, t)}
          />
          <RankingTable
            {...toWholeTable(table, name, context, { columns: allColumns, own: teamId })}
            // Once for all the tables of a tournament.
            note={own[at + 1]?.tournament.id === tournament.id ? null : archiveNote(until, context)}
          />
        </section>
      ))}
    </div>
  );
}

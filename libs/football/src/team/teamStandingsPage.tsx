import { getStandings } from '@cancha/data-access/football/getStandings';
import { StateNote } from '@cancha/ui/block/StateNote/StateNote';
import { orNull } from '@cancha/site/context/orNull';
import { createTeamPage } from './createTeamPage';
import { TeamTables, withTeam } from './TeamTables';

/** Of so many of its tournaments, the latest, the tables are asked for. */
const tournamentsAsked = 4;

/** Where a team stands in the tables of its latest tournaments. */
export const {
  route: teamStandingsRoute,
  Page: TeamStandingsPage,
  generateMetadata: generateTeamStandingsMetadata,
} = createTeamPage({
  page: 'teamStandings',
  file: 'team/standings/[slug]/[id]',
  async load({ team, tournaments }, context) {
    const all = await Promise.all(
      tournaments
        .slice(0, tournamentsAsked)
        .map(({ id }) => orNull(getStandings(context.apis.stats, { tournamentId: id }))),
    );
    const standings = all.filter((one) => one !== null);
    const isEmpty = standings.every((one) => withTeam(one, team.id).length === 0);
    const { t } = context;
    return {
      from: standings,
      isEmpty,
      content: isEmpty ? (
        <StateNote kind="empty" title={t('teamPage.noTables')} hint={t('teamPage.noHint')} />
      ) : (
        <TeamTables context={context} standings={standings} teamId={team.id} />
      ),
    };
  },
});

import { getTeamStatistics } from '@cancha/data-access/football/getTeamStatistics';
import { readChoice, withChoice } from '@cancha/routing/footballQuery';
import { inTime, late } from '@cancha/site/context/inTime';
import { StateNote } from '@cancha/ui/block/StateNote/StateNote';
import { createTeamPage } from './createTeamPage';
import { TeamStatsView } from './TeamStatsView';

/** What stands in the internal path where no tournament was asked for. */
const latestTournament = 'latest';

/** The figures of a team in one of its tournaments, the latest unless another is asked for. */
export const {
  route: teamStatsRoute,
  Page: TeamStatsPage,
  generateMetadata: generateTeamStatsMetadata,
} = createTeamPage({
  page: 'teamStats',
  file: 'team/stats/[slug]/[id]/[choice]',
  choice: ({ search, site }) => {
    const asked = readChoice(search, 'tournament', site.language);
    return asked === undefined ? latestTournament : asked;
  },
  queryOf: (choice = latestTournament, { site }) =>
    choice === latestTournament ? '' : withChoice('', 'tournament', choice, site.language),
  async load(profile, context, choice = latestTournament) {
    const { team, tournaments } = profile;
    const asked = choice === latestTournament ? tournaments[0]?.id : choice;
    if (choice !== latestTournament && !tournaments.some(({ id }) => id === choice)) return null;
    const statistics =
      asked === undefined
        ? null
        : await inTime(getTeamStatistics(context.apis.stats, { teamId: team.id, tournamentId: asked }));
    const { t } = context;
    const now = new Date();
    if (statistics === late) {
      const content = <StateNote kind="empty" title={t('teamPage.lateStats')} />;
      return { from: [late], isEmpty: true, content };
    }
    return {
      from: [statistics, context.format.day(now)],
      isEmpty: !statistics || statistics.total.played === 0,
      content: statistics ? (
        <TeamStatsView context={context} profile={profile} statistics={statistics} now={now} />
      ) : (
        <StateNote kind="empty" title={t('teamPage.noStats')} hint={t('teamPage.noHint')} />
      ),
    };
  },
});

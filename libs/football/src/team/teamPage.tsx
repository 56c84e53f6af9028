import { getStandings } from '@cancha/data-access/football/getStandings';
import { findTeamTopic, loadTopicNews } from '../entity/loadTopicNews';
import { orNull } from '@cancha/site/context/orNull';
import { createTeamPage } from './createTeamPage';
import { loadTeamMatches } from './nearMatches';
import { TeamOverview } from './TeamOverview';

const newsShown = 6;

export const {
  route: teamRoute,
  Page: TeamPage,
  generateMetadata: generateTeamMetadata,
} = createTeamPage({
  page: 'team',
  file: 'team/overview/[slug]/[id]',
  async load(profile, context) {
    const { stats } = context.apis;
    const [latest] = profile.tournaments;
    const [matches, standings, news] = await Promise.all([
      loadTeamMatches(context, profile.team.id),
      latest ? orNull(getStandings(stats, { tournamentId: latest.id })) : null,
      findTeamTopic(profile.team, context).then((topic) => loadTopicNews(topic, newsShown, context)),
    ]);
    const now = new Date();
    return {
      from: [matches, standings, context.format.day(now), ...news],
      isEmpty: false,
      content: (
        <TeamOverview
          context={context}
          profile={profile}
          data={{ matches: matches?.matches ?? [], standings, news }}
          now={now}
        />
      ),
    };
  },
});

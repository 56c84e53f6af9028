import { getCompetitionWidget } from '@cancha/data-access/football/getCompetitionWidget';
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
    const { id: teamId } = profile.team;
    const [matches, standings, widget, topic] = await Promise.all([
      loadTeamMatches(context, profile.team.id),
      latest ? orNull(getStandings(stats, { tournamentId: latest.id })) : null,
      latest ? orNull(getCompetitionWidget(stats, { tournamentId: latest.id, teamId })) : null,
      findTeamTopic(profile.team, context),
    ]);
    const news = await loadTopicNews(topic, newsShown, context);
    const now = new Date();
    return {
      from: [matches, standings, widget, context.format.day(now), ...news],
      isEmpty: false,
      content: (
        <TeamOverview
          context={context}
          profile={profile}
          data={{ matches, standings, scorers: widget?.scorers ?? [], topic, news }}
          now={now}
        />
      ),
    };
  },
});

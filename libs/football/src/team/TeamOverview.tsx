import { buildPath } from '@cancha/routing/buildPath';
import type { Topic } from '@cancha/data-access/cms/Topic';
import { withChoice } from '@cancha/routing/footballQuery';
import type { Article } from '@cancha/data-access/content/Article';
import type { TeamMatches } from '@cancha/data-access/football/getTeamMatches';
import type { Scorer } from '@cancha/stats/standings/Scorer';
import type { TournamentStandings } from '@cancha/stats/standings/TournamentStandings';
import type { Tournament } from '@cancha/stats/match/Tournament';
import type { Match } from '@cancha/stats/match/Match';
import type { TeamProfile, TeamWithId } from '@cancha/stats/team/TeamProfile';
import { TopicChips } from '@cancha/ui/article/TopicChips/TopicChips';
import { StateNote } from '@cancha/ui/block/StateNote/StateNote';
import { ScorersList } from '@cancha/ui/standings/ScorersList/ScorersList';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import type { JSX } from 'react';
import { CalendarBox } from '../calendarFile/CalendarBox';
import { toScorerRows } from '@cancha/blocks/tables/toScorerRows';
import { entityParams, tournamentHref } from '@cancha/blocks/matches/entityHref';
import styles from '../entity/EntityPage.module.css';
import { NewsBox } from '../entity/NewsBox';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { tournamentName } from '../entity/tournamentName';
import { splitMatches } from './nearMatches';
import { ownScorers } from './ownScorers';
import { TeamForm } from './TeamForm';
import { TeamTables } from './TeamTables';

type TeamOverviewProps = {
  context: SiteContext;
  profile: TeamProfile;
  data: {
    matches: TeamMatches | null;
    standings: TournamentStandings | null;
    /** Of the team, in its latest tournament. */
    scorers: readonly Scorer[];
    /** Of the newsroom's, with its newest. */
    topic: Topic | null;
    news: readonly Article[];
  };
  now: Date;
};

/** The form of a team, its table and its news. */
export function TeamOverview({ context, profile, data, now }: TeamOverviewProps): JSX.Element {
  const { site, t } = context;
  const { team, tournaments } = profile;
  const { next, last } = splitMatches(data.matches?.matches ?? [], now);
  const newsHref = buildPath(site, 'teamNews', entityParams(team));
  return (
    <div className={styles['columns']}>
      <div className={styles['main']}>
        {data.matches ? (
          <TeamForm context={context} answer={data.matches} teamId={team.id} now={now} />
        ) : null}
        <MeetingChips context={context} team={team} matches={[next, last]} />
        {next || last ? null : (
          <StateNote
            kind="empty"
            {...(data.matches
              ? { title: t('teamPage.noMatches'), hint: t('teamPage.noHint') }
              : { title: t('teamPage.late') })}
          />
        )}
        {data.standings ? (
          <TeamTables context={context} standings={[data.standings]} teamId={team.id} />
        ) : null}
        <Scorers context={context} scorers={data.scorers} tournament={tournaments[0] ?? null} />
        <CalendarBox context={context} page="team" entity={team} name={team.name} />
      </div>
      <div className={styles['rail']}>
        <NewsBox
          context={context}
          title={t('teamTabs.news')}
          articles={data.news}
          topic={data.topic}
          href={newsHref}
          now={now}
        />
        {tournaments.length > 0 ? (
          <section>
            <SectionHead title={t('teamPage.competitions')} />
            <TopicChips
              label={t('teamPage.competitions')}
              topics={tournaments.slice(0, 8).flatMap((one) => {
                const href = tournamentHref(one, site);
                return href === null ? [] : [{ href, name: tournamentName(one) }];
              })}
            />
          </section>
        ) : null}
      </div>
    </div>
  );
}

/** The way to all meetings with whom it plays next and whom it played last. */
function MeetingChips({
  context: { site, t },
  team,
  matches,
}: {
  context: SiteContext;
  team: TeamWithId;
  matches: readonly (Match | null)[];
}): JSX.Element | null {
  const path = buildPath(site, 'teamMeetings', entityParams(team));
  const met = matches.flatMap((match) => {
    if (!match) return [];
    const { id, name } = match.home.id === team.id ? match.away : match.home;
    return id === null ? [] : [{ id, name }];
  });
  const [first, second] = met;
  const opponents = first?.id === second?.id ? met.slice(0, 1) : met;
  return (
    <TopicChips
      label={t('teamPage.meetings')}
      topics={opponents.map(({ id, name }) => ({
        href: withChoice(path, 'opponent', id, site.language),
        name: t('teamPage.meetingsWith', { name }),
      }))}
    />
  );
}

const scorersShown = 5;

function Scorers({
  context,
  scorers,
  tournament,
}: {
  context: SiteContext;
  scorers: readonly Scorer[];
  tournament: Tournament | null;
}): JSX.Element | null {
  if (scorers.length === 0 || !tournament) return null;
  const rows = toScorerRows(ownScorers(scorers), scorersShown, context);
  return (
    <section>
      <SectionHead title={`${context.t('teamPage.scorers')} · ${tournamentName(tournament)}`} />
      <ScorersList rows={rows} note={null} />
    </section>
  );
}

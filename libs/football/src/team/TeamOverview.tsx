import { buildPath } from '@cancha/routing/buildPath';
import type { Article } from '@cancha/data-access/content/Article';
import type { Match } from '@cancha/stats/match/Match';
import type { TournamentStandings } from '@cancha/stats/standings/TournamentStandings';
import { outcomeOf } from '@cancha/stats/team/outcomeOf';
import { streakOf, type Streak } from '@cancha/stats/team/streakOf';
import type { TeamProfile } from '@cancha/stats/team/TeamProfile';
import { TopicChips } from '@cancha/ui/article/TopicChips/TopicChips';
import { StateNote } from '@cancha/ui/block/StateNote/StateNote';
import { FormLine } from '@cancha/ui/football/FormLine/FormLine';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import type { JSX } from 'react';
import { CalendarBox } from '../calendarFile/CalendarBox';
import { entityParams, tournamentHref } from '@cancha/blocks/matches/entityHref';
import styles from '../entity/EntityPage.module.css';
import { NewsBox } from '../entity/NewsBox';
import { rankingWords } from '@cancha/blocks/tables/rankingWords';
import type { MessageKey } from '@cancha/site/context/createSiteTranslator';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { tournamentName } from '../entity/tournamentName';
import { splitMatches } from './nearMatches';
import { TeamTables } from './TeamTables';

type TeamOverviewProps = {
  context: SiteContext;
  profile: TeamProfile;
  data: {
    matches: readonly Match[];
    standings: TournamentStandings | null;
    news: readonly Article[];
  };
  now: Date;
};

/** How many matches the form is made of. */
const formShown = 5;

const streakWords: Readonly<Record<Streak['kind'], MessageKey>> = {
  won: 'teamPage.streakWon',
  drawn: 'teamPage.streakDrawn',
  lost: 'teamPage.streakLost',
  unbeaten: 'teamPage.streakUnbeaten',
  winless: 'teamPage.streakWinless',
};

/** The form of a team, its table and its news. */
export function TeamOverview({ context, profile, data, now }: TeamOverviewProps): JSX.Element {
  const { site, t } = context;
  const { team, tournaments } = profile;
  const { next, last, played } = splitMatches(data.matches, now);
  const outcomes = played.flatMap((match) => outcomeOf(match, team.id) ?? []);
  const streak = streakOf(outcomes);
  const newsHref = buildPath(site, 'teamNews', entityParams(team));
  return (
    <div className={styles['columns']}>
      <div className={styles['main']}>
        <FormLine
          title={t('teamPage.form')}
          form={outcomes.slice(0, formShown).reverse()}
          labels={rankingWords(t).form}
          streak={streak && t(streakWords[streak.kind], { n: streak.n })}
        />
        {next || last ? null : (
          <StateNote kind="empty" title={t('teamPage.noMatches')} hint={t('teamPage.noHint')} />
        )}
        {data.standings ? (
          <TeamTables context={context} standings={[data.standings]} teamId={team.id} />
        ) : null}
        <CalendarBox context={context} page="team" entity={team} name={team.name} />
      </div>
      <div className={styles['rail']}>
        <NewsBox
          context={context}
          title={t('teamTabs.news')}
          articles={data.news}
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

import { pageNumber } from '@cancha/site/routes/routeBuilders';
import { getTeamMatches } from '@cancha/data-access/football/getTeamMatches';
import { inTime, late } from '@cancha/site/context/inTime';
import { buildPath } from '@cancha/routing/buildPath';
import { StateNote } from '@cancha/ui/block/StateNote/StateNote';
import { ListPager } from '@cancha/blocks/infiniteScroll/ListEnd';
import { CalendarBox } from '../calendarFile/CalendarBox';
import { entityParams } from '@cancha/blocks/matches/entityHref';
import styles from '../entity/EntityPage.module.css';
import { MatchDays } from '../matchList/MatchDays';
import { ZoneNote } from '../matchList/ReaderHours';
import { shownAge, shownOf } from '@cancha/blocks/liveMatches/LiveMatches';
import { createTeamPage } from './createTeamPage';
import { teamMatchesAsked } from './nearMatches';

/** The matches of a team, what comes and what was, the latest first. */
export const {
  route: teamMatchesRoute,
  Page: TeamMatchesPage,
  generateMetadata: generateTeamMatchesMetadata,
} = createTeamPage({
  page: 'teamMatches',
  file: 'team/matches/[slug]/[id]/[choice]',
  choice: pageNumber,
  queryOf: (choice = '1') => (choice === '1' ? '' : `?page=${choice}`),
  async load({ team }, context, choice = '1') {
    const page = Number(choice);
    const found = await inTime(
      getTeamMatches(context.apis.stats, {
        teamId: team.id,
        // The first page is the list of which every page of the team shows what is near.
        ...(page > 1 ? { page } : {}),
        size: teamMatchesAsked,
      }),
    );
    const { site, t } = context;
    if (found === late) {
      return { from: [late], isEmpty: true, content: <StateNote kind="empty" title={t('teamPage.late')} /> };
    }
    if (!found || (page > 1 && found.matches.length === 0)) return null;
    const { matches, lastPage } = found;
    const shown = shownOf(found, matches);
    const age = shownAge(shown, new Date(), context);
    return {
      from: [found, age],
      scores: [shown],
      isEmpty: matches.length === 0,
      content: (
        <div className={styles['main']}>
          <p className={styles['soft']}>
            <ZoneNote context={context} />
          </p>
          {matches.length > 0 ? (
            <MatchDays context={context} matches={matches} level={2} withYear age={age} />
          ) : (
            <StateNote kind="empty" title={t('teamPage.noMatches')} hint={t('teamPage.noHint')} />
          )}
          <ListPager
            page={page}
            lastPage={lastPage}
            hrefOf={(n) => buildPath(site, 'teamMatches', entityParams(team), { page: n })}
            t={t}
          />
          <CalendarBox context={context} page="team" entity={team} name={team.name} />
        </div>
      ),
    };
  },
});

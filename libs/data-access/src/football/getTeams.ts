import type { TeamWithId } from '@cancha/stats/team/TeamProfile';
import type { Api } from '../api/Api';
import { isRecord } from '../reading/isRecord';
import { readList } from '../reading/readEach';
import { unwrapData } from '../reading/unwrapData';
import { teamWithIdSchema, pagesSchema } from './team.wire';

/** The API's limit. */
const size = 100;
/** A stop in case `lastPage` is wrong. */
const maxPages = 100;

type TeamsPage = { readonly teams: readonly TeamWithId[]; readonly lastPage: number };

/** Every team, page by page. An extension of our origin: `null` from other backends. */
export async function getTeams(api: Api): Promise<readonly TeamWithId[] | null> {
  const teams: TeamWithId[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const found = await getTeamsPage(api, page);
    if (!found) return page === 1 ? null : teams;
    teams.push(...found.teams);
    if (page >= found.lastPage) break;
  }
  return teams;
}

function getTeamsPage(api: Api, page: number): Promise<TeamsPage | null> {
  return api.get({
    path: '/soccer/teams',
    query: { page, size },
    cacheKey: 'teams',
    nullIfNotFound: true,
    read: (body, issues) => {
      const answer = unwrapData(body);
      const list = isRecord(answer) ? answer['teams'] : answer;
      const { success, data } = pagesSchema.safeParse(isRecord(answer) ? answer['paginationInfo'] : null);
      return {
        teams: readList(teamWithIdSchema, list, 'teams', issues),
        lastPage: success ? (data.lastPage ?? page) : page,
      };
    },
  });
}

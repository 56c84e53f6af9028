import type { KnownTeam } from '@cancha/stats/team/TeamProfile';
import type { Api } from '../api/Api';
import { isRecord } from '../reading/isRecord';
import { readList } from '../reading/readEach';
import { unwrapData } from '../reading/unwrapData';
import { knownTeamSchema, pagesSchema } from './team.wire';

/** The most that is given at once, and more pages than a provider of football should have. */
const size = 100;
const mostPages = 100;

type TeamsPage = { readonly teams: readonly KnownTeam[]; readonly lastPage: number };

/** Every team, page after page: an extension of our origin. `null` without the call. */
export async function getTeams(api: Api): Promise<readonly KnownTeam[] | null> {
  const teams: KnownTeam[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
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
    shape: 'teams',
    absentIsAnswer: true,
    read: (body, issues) => {
      const answer = unwrapData(body);
      const list = isRecord(answer) ? answer['teams'] : answer;
      const { success, data } = pagesSchema.safeParse(isRecord(answer) ? answer['paginationInfo'] : null);
      return {
        teams: readList(knownTeamSchema, list, 'teams', issues).map(({ id, name, image, code }) => ({
          id,
          name,
          image: image || null,
          code: code || null,
        })),
        lastPage: success ? (data.lastPage ?? page) : page,
      };
    },
  });
}

import { loadBettingList } from '@cancha/news/betting/bettingPage';
import { loadAuthorList } from '@cancha/news/list/authorPage';
import { loadCountryList } from '@cancha/news/list/countryPage';
import { loadLatestList } from '@cancha/news/list/latestPage';
import type { ListContent } from '@cancha/blocks/articleList/ListContent';
import { loadOlympicsList } from '@cancha/news/list/olympicsPage';
import { loadTopicList } from '@cancha/news/list/topicPage';
import { loadTrendingList } from '@cancha/news/list/trendingPage';
import { loadResourceList } from '@cancha/news/resource/ResourcePage';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { loadTeamNews } from '@cancha/football/team/teamNewsPage';
import { loadTournamentNews } from '@cancha/football/tournament/tournamentNewsPage';
import { toMorePage } from '@cancha/blocks/articleList/toMorePage';

type MoreParams = { params: Promise<{ site: string; list: string[] }> };
type Loaded = Promise<[SiteContext, ListContent]>;

/** Lists by the first segment of their internal path; the others are its parameters, the page last. */
const lists: Partial<Record<string, (site: string, rest: readonly string[]) => Loaded>> = {
  latest: (site, [page = '']) => loadLatestList({ site, page }),
  trending: (site, [page = '']) => loadTrendingList({ site, page }),
  topic: (site, [topic = '', page = '']) => loadTopicList({ site, topic, page }),
  author: (site, [author = '', page = '']) => loadAuthorList({ site, author, page }),
  country: (site, [country = '', page = '']) => loadCountryList({ site, country, page }),
  olympics: (site, [page = '']) => loadOlympicsList({ site, page }),
  betting: (site, [kind = '', page = '']) => loadBettingList({ site, kind, page }),
  'tournament-news': (site, [slug = '', id = '', page = '']) => loadTournamentNews({ site, slug, id, page }),
  'team-news': (site, [slug = '', id = '', page = '']) => loadTeamNews({ site, slug, id, page }),
};

/**
 * A page of a list for a script that goes on with it. The proxy writes the internal path of the page itself behind
 * `more/`: a list of the newsroom starts with its number. What is no list, or past its end, is a 404.
 */
export async function answerMore(_request: Request, { params }: MoreParams): Promise<Response> {
  const { site, list } = await params;
  const [name = '', ...rest] = list;
  const load = /^\d+$/.test(name) ? () => loadResourceList({ site, resource: list }) : lists[name];
  if (!load) return new Response(null, { status: 404 });
  const [context, content] = await load(site, rest);
  return Response.json(await toMorePage(context, content), {
    headers: { 'Cache-Control': 'public, max-age=0, s-maxage=2' },
  });
}

import { getStandings } from '@cancha/data-access/football/getStandings';
import { getTag } from '@cancha/data-access/content/getTag';
import { buildPath } from '@cancha/routing/buildPath';
import { StatsBar } from '@cancha/ui/football/StatsBar/StatsBar';
import { entityAddress, keepAddress, readEntityParams } from '../entity/entityAddress';
import { entityParams } from '@cancha/blocks/matches/entityHref';
import { findTournamentTopic } from '../entity/loadTopicNews';
import { createListPage, listRoute, type ListParams } from '@cancha/blocks/articleList/createListPage';
import type { ListContent } from '@cancha/blocks/articleList/ListContent';
import { listSize, noArticles, toListContent } from '@cancha/blocks/articleList/toListContent';
import { findTournamentId } from './findTournamentId';
import { tournamentFrame } from './tournamentFrame';
import { tournamentName } from '../entity/tournamentName';

const routePage = 'tournamentNews';

/** What carries the topic of a competition. One the newsroom has no topic for has no news. */
const tournamentNews = createListPage<ListParams & { slug: string; id: string }>(
  async (context, params, page): Promise<ListContent | null> => {
    const { apis, site, brandConfig, t } = context;
    const asked = readEntityParams(params);
    const tournamentId = await findTournamentId(context, routePage, asked);
    const standings = await getStandings(apis.stats, { tournamentId });
    if (!standings) return null;
    const { tournament } = standings;
    keepAddress(context, routePage, tournament, asked, page > 1 ? `?page=${page}` : '');
    const topic = await findTournamentTopic(tournament, context);
    const list =
      topic && (await getTag(apis.content, { site: site.siteCode, tag: topic.slug, page, size: listSize }));

    const name = tournamentName(tournament);
    const { bar, jsonLd } = tournamentFrame(routePage, tournament, context);
    const content = toListContent(list ?? noArticles, page, t, {
      title: t('tournament.newsTitle', { name }),
      description: t('tournament.newsDescription', { name, brand: brandConfig.name }),
      addressOf: (n) => ({
        ...entityAddress(context, routePage, tournament, n > 1 ? `?page=${n}` : ''),
        sharedWith: 'newsroom',
      }),
    });
    return {
      ...content,
      name: t('tournamentTabs.news'),
      lastPage: list?.totalPages ?? 1,
      parent: { name, href: buildPath(site, 'tournament', entityParams(tournament)) },
      intro: <StatsBar {...bar} />,
      jsonLd,
      isHidden: content.articles.length === 0,
    };
  },
);

export const { Page: TournamentNewsPage, generateMetadata: generateTournamentNewsMetadata } = tournamentNews;

export const tournamentNewsRoute = listRoute(tournamentNews.loadList, {
  name: routePage,
  file: 'tournament-news/[slug]/[id]/[page]',
});

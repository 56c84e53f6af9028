import { getTag } from '@cancha/data-access/content/getTag';
import { getTeam } from '@cancha/data-access/football/getTeam';
import { buildPath } from '@cancha/routing/buildPath';
import { StatsBar } from '@cancha/ui/football/StatsBar/StatsBar';
import { entityAddress } from '../entity/entityAddress';
import { entityParams } from '@cancha/blocks/matches/entityHref';
import { keepAddress, readEntityParams } from '../entity/keepAddress';
import { findTeamTopic } from '../entity/loadTopicNews';
import { statsBarProps } from '../entity/statsBarProps';
import { teamLd } from '../entity/teamLd';
import { createListPage, listRoute, type ListParams } from '@cancha/blocks/articleList/createListPage';
import type { ListContent } from '@cancha/blocks/articleList/ListContent';
import { listSize, withPage } from '@cancha/blocks/articleList/toListContent';
import { LiveMatches } from '@cancha/blocks/liveMatches/LiveMatches';
import { loadTeamMatches } from './loadTeamMatches';
import { nearMatches } from './nearMatches';
import { NextAndLast } from './NextAndLast';
import { teamWords } from './teamWords';

const routePage = 'teamNews';

/** What carries the topic of a team. One the newsroom has no topic for has no news. */
export const {
  Page: TeamNewsPage,
  generateMetadata: generateTeamNewsMetadata,
  loadList: loadTeamNews,
} = createListPage<ListParams & { slug: string; id: string }>(
  async (context, params, page): Promise<ListContent | null> => {
    const { apis, site, t } = context;
    const asked = readEntityParams(params);
    const profile = await getTeam(apis.stats, { teamId: asked.id });
    if (!profile) return null;
    const { team } = profile;
    keepAddress(context, routePage, team, asked, page > 1 ? `?page=${page}` : '');
    const [topic, matches] = await Promise.all([
      findTeamTopic(team, context),
      loadTeamMatches(context, team.id),
    ]);
    const list =
      topic && (await getTag(apis.content, { site: site.siteCode, tag: topic.slug, page, size: listSize }));
    const now = new Date();
    const near = nearMatches(matches, now, context);

    const { title, description } = teamWords(routePage, team.name, context);
    const pageText = t('list.page', { n: page });
    const label = t('teamPage.pages', { name: team.name });
    return {
      title: withPage(title, page, t('tag.separator'), pageText),
      name: t('teamTabs.news'),
      heading: withPage(title, page, t('tag.headingSeparator'), pageText),
      description,
      articles: list?.items ?? [],
      page,
      lastPage: list?.totalPages ?? 1,
      parent: { name: team.name, href: buildPath(site, 'team', entityParams(team)) },
      intro: (
        <>
          <StatsBar {...statsBarProps(routePage, team, label, context)} />
          <NextAndLast context={context} near={near} now={now} />
        </>
      ),
      island: <LiveMatches context={context} shown={[near.shown]} now={now} />,
      jsonLd: teamLd(profile, context),
      isHidden: !list || list.items.length === 0,
      addressOf: (n) => ({
        ...entityAddress(context, routePage, team, n > 1 ? `?page=${n}` : ''),
        sharedWith: 'newsroom',
      }),
    };
  },
);

export const teamNewsRoute = listRoute(loadTeamNews, {
  name: routePage,
  file: 'team-news/[slug]/[id]/[page]',
});

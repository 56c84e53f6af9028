import { getTag } from '@cancha/data-access/content/getTag';
import { getTeam } from '@cancha/data-access/football/getTeam';
import { buildPath } from '@cancha/routing/buildPath';
import { StatsBar } from '@cancha/ui/football/StatsBar/StatsBar';
import { entityAddress, keepAddress, readEntityParams } from '../entity/entityAddress';
import { entityParams } from '@cancha/blocks/matches/entityHref';
import { findTeamTopic } from '../entity/loadTopicNews';
import { statsBarProps } from '../entity/statsBarProps';
import { teamLd } from '../entity/entityLd';
import { createListPage, listRoute, type ListParams } from '@cancha/blocks/articleList/createListPage';
import type { ListContent } from '@cancha/blocks/articleList/ListContent';
import { listSize, noArticles, toListContent } from '@cancha/blocks/articleList/toListContent';
import { LiveMatches } from '@cancha/blocks/liveMatches/LiveMatches';
import { loadTeamAnswers, nearMatches } from './nearMatches';
import { NextAndLast } from './NextAndLast';
import { teamWords } from './teamWords';

const routePage = 'teamNews';

/** What carries the topic of a team. One the newsroom has no topic for has no news. */
const teamNews = createListPage<ListParams & { slug: string; id: string }>(
  async (context, params, page): Promise<ListContent | null> => {
    const { apis, site, t } = context;
    const asked = readEntityParams(params);
    const profile = await getTeam(apis.stats, { teamId: asked.id });
    if (!profile) return null;
    const { team } = profile;
    keepAddress(context, routePage, team, asked, page > 1 ? `?page=${page}` : '');
    const [topic, answers] = await Promise.all([
      findTeamTopic(team, context),
      loadTeamAnswers(context, team.id),
    ]);
    const list =
      topic && (await getTag(apis.content, { site: site.siteCode, tag: topic.slug, page, size: listSize }));
    const now = new Date();
    const near = nearMatches(answers, now, context);

    const label = t('teamPage.pages', { name: team.name });
    const content = toListContent(list ?? noArticles, page, t, {
      ...teamWords(routePage, team.name, context),
      addressOf: (n) => ({
        ...entityAddress(context, routePage, team, n > 1 ? `?page=${n}` : ''),
        sharedWith: 'newsroom',
      }),
    });
    return {
      ...content,
      name: t('teamTabs.news'),
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
      isHidden: content.articles.length === 0,
    };
  },
);

export const { Page: TeamNewsPage, generateMetadata: generateTeamNewsMetadata } = teamNews;

export const teamNewsRoute = listRoute(teamNews.loadList, {
  name: routePage,
  file: 'team-news/[slug]/[id]/[page]',
});

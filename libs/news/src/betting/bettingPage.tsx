import { getResource } from '@cancha/data-access/content/getResource';
import { buildPath } from '@cancha/routing/buildPath';
import { routeAddress } from '@cancha/site/head/routeAddress';
import { createListPage, listRoute, type ListParams } from '@cancha/blocks/articleList/createListPage';
import { listSize, toListContent } from '@cancha/blocks/articleList/toListContent';
import { BettingIntro } from './BettingIntro';
import { bettingRoutes, isBettingRoute, newsroomPathOf } from './bettingRoutes';
import { loadBetting } from './loadBetting';

/** The pages of the betting section: picks, codes or reviews, then what the newsroom wrote about it. */
const bettingList = createListPage<ListParams & { kind: string }>(async (context, { kind }, page) => {
  const { apis, site, brandConfig, t } = context;
  if (!isBettingRoute(kind)) return null;
  const path = newsroomPathOf(site, kind);
  const [list, data] = await Promise.all([
    getResource(apis.content, { site: site.siteCode, path, page, size: listSize }),
    loadBetting(context, kind),
  ]);
  if (list?.kind !== 'listing') return null;

  return {
    ...toListContent(list, page, t, {
      title: list.section?.name ?? t('betting.title'),
      description: list.section?.description || t('bettingPage.description', { brand: brandConfig.name }),
      addressOf: (page) => routeAddress(kind, {}, { sharedWith: 'newsroom', page }),
    }),
    section: site.bettingCategory,
    parent:
      kind === 'betting' ? undefined : { name: t('betting.title'), href: buildPath(site, 'betting', {}) },
    intro: page === 1 ? <BettingIntro context={context} data={data} /> : undefined,
  };
});

export const { Page: BettingPage, generateMetadata: generateBettingMetadata } = bettingList;

/** Lists of the newsroom: the sitemap has them as far as there is something on them. */
export const bettingListRoutes = bettingRoutes.map((name) =>
  listRoute(bettingList.loadList, {
    name,
    file: 'betting/[kind]/[page]',
    choices: { kind: () => name },
    sitemap: false,
  }),
);

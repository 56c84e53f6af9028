import { bettingRuleOf } from '@cancha/brands/bettingRuleOf';
import { getResource } from '@cancha/data-access/content/getResource';
import { createListPage, listRoute, type ListParams } from '@cancha/blocks/articleList/createListPage';
import { listSize, noArticles, toListContent } from '@cancha/blocks/articleList/toListContent';
import { buildPath } from '@cancha/routing/buildPath';
import { bettingAge } from '@cancha/site/betting/ageMark';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { ArticleControls } from '../article/ArticleControls.client';
import { bettingAddress } from './bettingAddress';
import { BettingIntro } from './BettingIntro';
import { bettingRoutes, isBettingRoute, newsroomPathOf, type BettingRoute } from './bettingRoutes';
import { type BettingData, loadBetting } from './loadBetting';
import { missingEntries } from './missingEntries';
import { reviewsLd } from './reviewsLd';

/** A page of the section: what is picked, offered or reviewed, then what the newsroom wrote about it. */
async function loadBettingPage(context: SiteContext, kind: BettingRoute, page: number) {
  const { apis, site } = context;
  const path = newsroomPathOf(site, kind);
  const [resource, data] = await Promise.all([
    getResource(apis.content, { site: site.siteCode, path, page, size: listSize }),
    loadBetting(context, kind, new Date()),
  ]);
  // The page is the product's: it is there where the newsroom has no such section.
  return { list: resource?.kind === 'listing' ? resource : null, data };
}

const hasEntries = ({ tip, bet, promotions, reviews }: BettingData) =>
  tip !== null || bet !== null || promotions.length + reviews.length > 0;

const bettingList = createListPage<ListParams & { kind: string }>(async (context, { kind }, page) => {
  const { site, brandConfig, t } = context;
  if (!isBettingRoute(kind)) return null;
  const { list, data } = await loadBettingPage(context, kind, page);
  const { items } = list ?? noArticles;
  const isFull = hasEntries(data);
  return {
    ...toListContent(list ?? noArticles, page, t, {
      title: list?.section?.name ?? titleOf(kind, context),
      description:
        list?.section?.description ||
        t('bettingPage.description', { brand: brandConfig.name, ...bettingAge(site) }),
      addressOf: (page) => bettingAddress(kind, page),
    }),
    section: site.bettingCategory,
    parent:
      kind === 'betting' ? undefined : { name: t('betting.title'), href: buildPath(site, 'betting', {}) },
    intro: page === 1 ? <BettingIntro context={context} data={data} /> : undefined,
    jsonLd: page === 1 ? reviewsLd(data.reviews, context) : undefined,
    island: data.promotions.some(({ code }) => code !== null) ? <ArticleControls /> : undefined,
    empty: isFull ? null : emptyNote(kind, context),
    isHidden: !isFull && items.length === 0,
  };
});

const titles = {
  betting: 'betting.title',
  bettingGuides: 'betting.guides',
  bettingCodes: 'betting.codes',
  bettingReviews: 'betting.reviews',
} as const satisfies Record<BettingRoute, string>;

const titleOf = (kind: BettingRoute, { t }: Pick<SiteContext, 't'>) => t(titles[kind]);

/** What is said where there is nothing at all, and why. */
function emptyNote(kind: BettingRoute, { site, t }: SiteContext): { title: string; hint: string } {
  const { offers, operators } = bettingRuleOf(site);
  if (kind === 'bettingCodes') return { title: t('bettingPage.noCodes'), hint: missingEntries(offers, t) };
  if (kind === 'bettingReviews')
    return { title: t('bettingPage.noReviews'), hint: missingEntries(operators, t) };
  const title = t(kind === 'betting' ? 'bettingPage.noPicks' : 'bettingPage.noGuides');
  return { title, hint: t('bettingPage.later') };
}

export const { Page: BettingPage, generateMetadata: generateBettingMetadata } = bettingList;

/** Lists of the newsroom are in the sitemap of sections; the others are here, as far as there is something on them. */
export const bettingListRoutes = bettingRoutes.map((name) =>
  listRoute(bettingList.loadList, {
    name,
    file: 'betting/[kind]/[page]',
    choices: { kind: () => name },
    sitemap: async (context) => {
      const { list, data } = await loadBettingPage(context, name, 1);
      return list === null && hasEntries(data);
    },
  }),
);

import type { Article } from '@cancha/data-access/content/Article';
import { getNewsList } from '@cancha/data-access/content/getNewsList';
import { buildPath } from '@cancha/routing/buildPath';
import { createListPage, listRoute, type ListParams } from '@cancha/blocks/articleList/createListPage';
import { toListContent } from '@cancha/blocks/articleList/toListContent';
import { routeAddress } from '@cancha/site/head/routeAddress';
import type { PageAddress } from '@cancha/site/head/PageAddress';
import { day } from '@cancha/site/routes/routeBuilders';
import { DayPager } from '@cancha/ui/match/DayPager/DayPager';
import { isNewsDay, toNewsDayPager } from './newsDays';
import { newsViews } from './newsViews';

/** As many as the content API gives unasked. */
const daySize = 50;

/** `null`: the newest day, whose address names none. */
function addressOf(date: string | null, page: number): PageAddress {
  const own = routeAddress('newsByDay', {}, { sharedWith: 'newsroom', page });
  if (date === null) return own;
  const query = `?date=${date}${page > 1 ? `&page=${page}` : ''}`;
  return { ...own, on: (site) => buildPath(site, 'newsByDay', {}) + query };
}

/** The archive: everything of one day, and the way to the days beside it. */
const dayList = createListPage<ListParams & { date: string }>(async (context, params, page) => {
  const { apis, site, brandConfig, t, format } = context;
  const asked = params.date === 'today' ? null : params.date;
  const args = { site: site.siteCode, page, size: daySize };
  const list = await getNewsList(apis.content, { ...args, list: 'daily', date: asked ?? undefined });
  if (!list) return null;
  const dayOf = ({ publishedAt }: Article) => publishedAt && format.day(new Date(publishedAt));
  const today = format.day(new Date());
  const [newest] = list.items;
  const shown = asked ?? (newest && dayOf(newest)) ?? today;
  // A backend that knows of no other days answers with its newest.
  const items = list.items.filter((article) => dayOf(article) === shown);
  if (asked !== null && items.length === 0 && !isNewsDay(asked, today)) return null;

  const words = { brand: brandConfig.name, day: format.plainDay(shown) };
  const pager = toNewsDayPager({ shown, asked, today }, context);
  return {
    ...toListContent({ ...list, items }, page, t, {
      title: asked === null ? t('list.newestDayTitle') : t('list.dayTitle', words),
      description: t(asked === null ? 'list.newestDayDescription' : 'list.dayDescription', words),
      addressOf: (page) => addressOf(asked, page),
    }),
    views: newsViews('newsByDay', { site, t }),
    intro: <DayPager {...pager} />,
    empty: { title: t('list.dayEmpty'), hint: t('list.dayEmptyHint') },
    isHidden: items.length === 0,
  };
});

export const { Page: NewsByDayPage, generateMetadata: generateNewsByDayMetadata } = dayList;

export const newsByDayRoute = listRoute(dayList.loadList, {
  name: 'newsByDay',
  file: 'news-by-day/[date]/[page]',
  choices: { date: day },
});

import { buildPath } from '@cancha/routing/buildPath';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { StatsBarTab } from '@cancha/ui/football/StatsBar/StatsBar';

const texts = {
  latest: 'list.latest',
  latestUpdated: 'list.updated',
  newsByDay: 'list.byDay',
} as const;

type NewsView = keyof typeof texts;

/** The orders in which all news of a site can be read. */
export const newsViews = (
  current: NewsView,
  { site, t }: Pick<SiteContext, 'site' | 't'>,
): readonly StatsBarTab[] =>
  (Object.keys(texts) as NewsView[]).map((name) => ({
    href: buildPath(site, name, {}),
    text: t(texts[name]),
    current: name === current,
  }));

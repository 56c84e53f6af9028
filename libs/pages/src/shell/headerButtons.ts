import { buildPath } from '@cancha/routing/buildPath';
import type { HeaderButtonsProps } from '@cancha/ui/shell/Header/HeaderButtons';
import type { SiteContext } from '../site/SiteContext';
import { isWithin } from './isWithin';
import { toHeaderButton } from './toHeaderButton';

/** The buttons of a site's header, on the page at `path`. */
export function headerButtons(context: SiteContext, path: string): HeaderButtonsProps {
  const { site, profile, t } = context;
  const { showResults, showSchedule, scheduleUrl, trendingUrl } = profile.header ?? {};
  return {
    results: resultsButton(context, path),
    showResults,
    trending: toHeaderButton(trendingUrl ?? buildPath(site, 'trending', {}), t('list.trending'), context),
    schedule: toHeaderButton(scheduleUrl, t('header.schedule'), context),
    showSchedule,
  };
}

/** Whether the page at `path` is the results' own or one below it. */
export function currentResults({ site }: SiteContext, path: string): 'page' | 'section' | null {
  return isWithin(buildPath(site, 'resultsHome', {}), path);
}

function resultsButton(context: SiteContext, path: string): HeaderButtonsProps['results'] {
  const { site, profile, t } = context;
  if (!site.capabilities.football) return undefined;
  return {
    href: buildPath(site, 'resultsHome', {}),
    text: profile.settings.headerResultsBtn ?? t('results.button'),
    current: currentResults(context, path) ?? undefined,
  };
}

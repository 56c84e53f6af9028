import { buildPath } from '@cancha/routing/buildPath';
import { hasPage } from '@cancha/routing/hasPage';
import type { HeaderButtonsProps } from '@cancha/ui/shell/Header/HeaderButtons';
import type { SiteContext } from '../context/SiteContext';
import { isWithin } from './isWithin';
import { toHeaderButton } from './toHeaderButton';

/** The buttons of a site's header, on the page at `path`. */
export function headerButtons(context: SiteContext, path: string): HeaderButtonsProps {
  const { site, brandConfig, t } = context;
  const { showResults, showSchedule, trendingUrl } = brandConfig.header ?? {};
  return {
    results: resultsButton(context, path),
    showResults,
    trending: toHeaderButton(trendingUrl ?? buildPath(site, 'trending', {}), t('list.trending'), context),
    schedule: scheduleButton(context, path),
    showSchedule,
  };
}

/** Whether the page at `path` is the results' own or one below it. */
export function currentResults({ site }: SiteContext, path: string): 'page' | 'section' | null {
  return isWithin(buildPath(site, 'resultsHome', {}), path);
}

/** Whether the page at `path` is the site's own calendar. */
export function currentSchedule({ site }: SiteContext, path: string): 'page' | 'section' | null {
  return isWithin(buildPath(site, 'calendar', {}), path);
}

/** To the host that has the results, where a brand names one; else to the calendar of the site itself. */
function scheduleButton(context: SiteContext, path: string): HeaderButtonsProps['schedule'] {
  const { site, brandConfig, t } = context;
  const text = t('header.schedule');
  const { scheduleUrl } = brandConfig.header ?? {};
  if (scheduleUrl !== undefined) return toHeaderButton(scheduleUrl, text, context);
  if (!hasPage(site, 'calendar')) return undefined;
  return {
    href: buildPath(site, 'calendar', {}),
    text,
    current: currentSchedule(context, path) ?? undefined,
  };
}

function resultsButton(context: SiteContext, path: string): HeaderButtonsProps['results'] {
  const { site, brandConfig, t } = context;
  if (!site.capabilities.football) return undefined;
  return {
    href: buildPath(site, 'resultsHome', {}),
    text: brandConfig.settings.headerResultsBtn ?? t('results.button'),
    current: currentResults(context, path) ?? undefined,
  };
}

import type { SiteContext } from '../context/SiteContext';

/** What a site calls its most read stories. */
export const mostReadTitle = ({ brandConfig, t }: SiteContext): string =>
  brandConfig.settings.mostReadTitle ?? t('shell.mostRead');

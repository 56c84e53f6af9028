import type { SiteContext } from './SiteContext';

/** What a site calls its most read stories. */
export const mostReadTitle = ({ profile, t }: SiteContext): string =>
  profile.settings.mostReadTitle ?? t('shell.mostRead');

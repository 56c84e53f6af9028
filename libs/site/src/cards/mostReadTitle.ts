import type { SiteContext } from '../context/SiteContext';

/** What a site calls its most read stories. */
export const mostReadTitle = ({ profile, t }: SiteContext): string =>
  profile.settings.mostReadTitle ?? t('shell.mostRead');

import type { JSX } from 'react';
import type { SiteContext } from '../context/SiteContext';
import { browserServices } from '../services/servedServices';
import { toJsonLd } from '../text/toJsonLd';
import { hasTray } from './traySettings';
import { trayWordsAttribute, type TrayWords } from './TrayWords';

/** The words of the tray, which opens over any page; nothing on a site without one. */
export function CommentsTrayWords({ context }: { context: SiteContext }): JSX.Element | null {
  if (!hasTray(context)) return null;
  const { t } = context;
  const service = browserServices(context).find(({ port }) => port === 'Comments')?.product ?? '';
  const words: TrayWords = {
    title: t('comments.title'),
    close: t('overlay.close'),
    ask: t('comments.ask', { service }),
    allow: t('comments.allow'),
    scope: t('comments.scope'),
    refused: t('comments.refused'),
    loading: t('comments.loading'),
    failed: t('comments.failed', { service }),
    retry: t('comments.retry'),
    elsewhere: t('comments.elsewhere'),
  };
  return (
    <script
      type="application/json"
      {...{ [trayWordsAttribute]: '' }}
      dangerouslySetInnerHTML={{ __html: toJsonLd(words) }}
    />
  );
}

import { PreviewBanner } from '@cancha/ui/shell/PreviewBanner/PreviewBanner';
import type { JSX } from 'react';
import type { SiteContext } from '../context/SiteContext';
import { leavePreviewPath } from '../drafts/previewLink';
import { draftMode } from '../drafts/draftMode';

/** Says on every page of a preview that it is one. Who came by a link can leave; a whole deployment cannot. */
export function SitePreviewMark({ context }: { context: SiteContext }): JSX.Element | null {
  const { hasDrafts, environment, site, t } = context;
  if (!hasDrafts) return null;
  const canLeave = draftMode(environment) === 'byLink';
  return (
    <PreviewBanner
      title={t('preview.mark')}
      text={t('preview.text')}
      leave={canLeave ? { action: site.prefix + leavePreviewPath, text: t('preview.leave') } : null}
    />
  );
}

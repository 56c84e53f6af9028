import { FlagPicker } from '@cancha/ui/shell/FlagPicker/FlagPicker';
import type { JSX } from 'react';
import type { SiteContext } from '../context/SiteContext';
import { editionLinks } from './editionLinks';

type SitePickerProps = {
  context: SiteContext;
  /** Public path of the page, which the editions are linked by. */
  path: string;
};

/** The editions of a site, from the page that is read; nothing on a site that is alone. */
export function SitePicker({ context, path }: SitePickerProps): JSX.Element | null {
  const { site, family, brandConfig, t } = context;
  if (brandConfig.header?.showEditions === false) return null;
  const editions = editionLinks(site, family, path);
  if (editions.length === 0) return null;
  return (
    <FlagPicker editions={editions} labels={{ choose: t('editions.choose'), editions: t('editions.list') }} />
  );
}

import { ReaderServices } from '@cancha/integrations/browser/ReaderServices';
import { SiteLayout, type SiteLayoutProps } from '@cancha/site/shell/SiteLayout';
import type { JSX } from 'react';

/** The document of a site, with the outside services that its brand switches on. */
export function ServedLayout(props: SiteLayoutProps): JSX.Element {
  return <SiteLayout {...props} Services={ReaderServices} />;
}

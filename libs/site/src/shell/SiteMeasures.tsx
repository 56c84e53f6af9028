import { HeaderMeasures } from '@cancha/ui/shell/Header/HeaderMeasures';
import { headerSituation, simpleSituation } from '@cancha/ui/shell/Header/headerSituation';
import type { NavItem } from '@cancha/ui/shell/NavItem';
import type { JSX } from 'react';
import type { SiteContext } from '../context/SiteContext';

type SiteMeasuresProps = { context: SiteContext; highlights: readonly NavItem[] | undefined };

/** For the document's head: the measures of the header that `SiteHeader` makes of the same. */
export function SiteMeasures({ context, highlights }: SiteMeasuresProps): JSX.Element {
  const { type, bannerHeight } = context.profile.header ?? {};
  if (type === 'two') return <HeaderMeasures {...simpleSituation} />;
  const links = highlights && { label: '', items: highlights };
  return <HeaderMeasures {...headerSituation({ bannerHeight, highlights: links })} />;
}

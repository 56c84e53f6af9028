import { HeaderVariables } from '@cancha/ui/shell/Header/HeaderVariables';
import { headerLayout, simpleHeaderLayout } from '@cancha/ui/shell/Header/headerLayout';
import type { StickyAd } from '@cancha/ui/shell/Header/HeaderProps';
import type { NavItem } from '@cancha/ui/shell/NavItem';
import type { JSX } from 'react';
import type { SiteContext } from '../context/SiteContext';

type SiteMeasuresProps = {
  context: SiteContext;
  highlights: readonly NavItem[];
  strip?: StickyAd | undefined;
};

/** For the document's head: the measures of the header that `SiteHeader` makes of the same. */
export function SiteMeasures({ context, highlights, strip }: SiteMeasuresProps): JSX.Element {
  const { type, bannerHeight } = context.brandConfig.header ?? {};
  if (type === 'two') return <HeaderVariables {...simpleHeaderLayout} />;
  const links = { label: '', items: highlights };
  return <HeaderVariables {...headerLayout({ stickyAd: strip, bannerHeight, highlights: links })} />;
}

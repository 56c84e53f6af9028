import type { HighlightLink } from '@cancha/data-access/menus/HighlightLink';
import { fewestHighlightLinks } from '@cancha/data-access/menus/toHighlightLinks';
import { shortLabel } from '@cancha/data-access/menus/shortLabel';
import { TagStrip } from '@cancha/ui/shell/TagStrip/TagStrip';
import type { JSX } from 'react';
import type { SiteContext } from '../site/SiteContext';
import { markCurrent } from './markCurrent';
import { toNavItems } from './toNavItem';

type TopicsStripProps = { context: SiteContext; tags: readonly HighlightLink[]; path: string };

/** Topics of the moment; absent when the newsroom named fewer than five. */
export function TopicsStrip({ context, tags, path }: TopicsStripProps): JSX.Element | null {
  const entries = tags.map(({ label, url }) => {
    const name = shortLabel(label);
    return { name, url, ...(name === label ? {} : { title: label }) };
  });
  const items = markCurrent(toNavItems(entries, context), path);
  return items.length < fewestHighlightLinks ? null : (
    <TagStrip label={context.t('shell.topics')} items={items} />
  );
}

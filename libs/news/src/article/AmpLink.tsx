import type { Article } from '@cancha/data-access/content/Article';
import type { JSX } from 'react';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { ampPairOf } from './ampAddress';

/** Names the AMP twin of an article to search engines, where it has one. */
export function AmpLink({
  context,
  article,
}: {
  context: SiteContext;
  article: Article;
}): JSX.Element | null {
  const pair = ampPairOf(article, context);
  return pair && <link rel="amphtml" href={context.site.origin + pair.amp} />;
}

import type { JSX } from 'react';
import { itemListLd } from '../jsonLd/itemListLd';
import { JsonLd } from '../jsonLd/JsonLd';
import { webSiteLd } from '../jsonLd/webSiteLd';
import { ShareTags } from '../shell/ShareTags';
import type { SiteContext } from '../site/SiteContext';
import { Static } from '../static/Static';
import type { HomeData } from './loadHomePage';

/** The stories a front page leads with: the rest is found on lists of its own. */
const leading = 20;

type HomeTagsProps = { context: SiteContext; data: Pick<HomeData, 'articles'>; path: string };

/** What a front page says to networks and engines: the site, and the stories it leads with. */
export function HomeTags({ context, data: { articles }, path }: HomeTagsProps): JSX.Element {
  const { brandConfig } = context;
  return (
    <>
      <ShareTags
        context={context}
        title={`${brandConfig.name}: ${brandConfig.tagline}`}
        path={path}
        description={brandConfig.description}
        picture={null}
      />
      <Static from={[articles, context]}>
        <HomeLd context={context} articles={articles} />
      </Static>
    </>
  );
}

function HomeLd({
  context,
  articles,
}: {
  context: SiteContext;
  articles: HomeData['articles'];
}): JSX.Element {
  return (
    <>
      <JsonLd data={webSiteLd(context)} />
      {articles.length > 0 ? <JsonLd data={itemListLd(articles.slice(0, leading), context)} /> : null}
    </>
  );
}

import type { JSX } from 'react';
import { itemListLd } from '@cancha/site/jsonLd/itemListLd';
import { JsonLd } from '@cancha/site/jsonLd/JsonLd';
import { webSiteLd } from '@cancha/site/jsonLd/webSiteLd';
import { ShareTags } from '@cancha/site/shell/ShareTags';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { StaticHtml } from '@cancha/site/staticHtml/StaticHtml';
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
      />
      <StaticHtml from={[articles, context]}>
        <HomeLd context={context} articles={articles} />
      </StaticHtml>
    </>
  );
}

type HomeLdProps = { context: SiteContext; articles: HomeData['articles'] };

function HomeLd({ context, articles }: HomeLdProps): JSX.Element {
  return (
    <>
      <JsonLd data={webSiteLd(context)} />
      {articles.length > 0 ? <JsonLd data={itemListLd(articles.slice(0, leading), context)} /> : null}
    </>
  );
}

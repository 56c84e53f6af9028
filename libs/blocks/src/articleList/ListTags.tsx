import type { Crumb } from '@cancha/ui/block/Breadcrumbs/Breadcrumbs';
import type { JSX } from 'react';
import { breadcrumbJsonLd } from '@cancha/site/head/breadcrumbJsonLd';
import { feedTag } from '@cancha/site/head/feedTag';
import { itemListLd } from '@cancha/site/jsonLd/itemListLd';
import { StructuredData } from '@cancha/site/jsonLd/StructuredData';
import { ShareTags } from '@cancha/site/shell/ShareTags';
import { HeadTags } from '@cancha/site/staticHtml/HeadTags';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { ListContent } from './ListContent';

type ListTagsProps = { context: SiteContext; content: ListContent; crumbs: readonly Crumb[] };

/** What a list says to networks, engines and feed readers. Its picture is that of its first story. */
export function ListTags({ context, content, crumbs }: ListTagsProps): JSX.Element {
  const { name, heading, description, articles, page, feed, jsonLd, addressOf } = content;
  const [first] = articles;
  return (
    <>
      <ShareTags
        context={context}
        title={heading}
        path={addressOf(page).on(context.site)}
        description={description}
        picture={first?.images.full ?? first?.images.wide?.big ?? null}
        alt={first?.imageCaption || first?.title || ''}
      />
      <StructuredData
        data={[
          breadcrumbJsonLd(crumbs, context.site),
          ...(articles.length > 0 ? [itemListLd(articles, context)] : []),
          ...(jsonLd ? [jsonLd] : []),
        ]}
      />
      {feed ? <HeadTags tags={[feedTag(context, feed, name)]} /> : null}
    </>
  );
}

import type { Picture } from '@cancha/data-access/content/ArticleImages';
import type { JSX } from 'react';
import type { SiteContext } from '../site/SiteContext';

type ShareTagsProps = {
  context: SiteContext;
  type: 'article' | 'website';
  title: string;
  path: string;
  picture: Picture | null;
};

/**
 * What a link to the page looks like where it is shared. Written out rather than left to Next's metadata,
 * which says each of these twice; the description is the page's own, which the networks read as well.
 */
export function ShareTags({
  context: { site, profile },
  type,
  title,
  path,
  picture,
}: ShareTagsProps): JSX.Element {
  return (
    <>
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={profile.name} />
      <meta property="og:locale" content={site.ogLocale} />
      <meta property="og:title" content={title} />
      <meta property="og:url" content={site.origin + path} />
      {picture ? (
        <>
          <meta property="og:image" content={picture.src} />
          <meta property="og:image:width" content={String(picture.width)} />
          <meta property="og:image:height" content={String(picture.height)} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      ) : null}
    </>
  );
}

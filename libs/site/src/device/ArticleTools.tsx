import type { Article } from '@cancha/data-access/content/Article';
import { buildPath } from '@cancha/routing/buildPath';
import { ReadingTools } from '@cancha/ui/device/ReadingTools/ReadingTools';
import type { JSX } from 'react';
import type { SiteContext } from '../context/SiteContext';
import { hrefOfArticle } from '../cards/hrefOfArticle';
import type { KeptArticle } from './KeptArticle';
import { statusWords } from './settingWords';

function toKept(article: Article, { site }: Pick<SiteContext, 'site'>): KeptArticle {
  const { classic, wide, square, full } = article.images;
  const picture = classic?.small ?? wide?.small ?? square?.small ?? full;
  return {
    path: hrefOfArticle(article, site),
    title: article.title,
    picture: picture && { src: picture.src, width: picture.width, height: picture.height },
    published: article.hidden.time ? null : article.publishedAt,
    site: site.id,
  };
}

/** Under the byline: keep the article, set its text smaller or larger. */
export function ArticleTools({ article, context }: { article: Article; context: SiteContext }): JSX.Element {
  const { site, t } = context;
  const { full, refused } = statusWords(context);
  return (
    <ReadingTools
      article={JSON.stringify(toKept(article, context))}
      preferences={buildPath(site, 'preferences', {})}
      labels={{
        save: t('device.save'),
        textSize: t('device.textSize'),
        smaller: t('device.smaller'),
        larger: t('device.larger'),
        status: { full, refused },
      }}
    />
  );
}

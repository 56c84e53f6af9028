import type { Article } from '@cancha/data-access/content/Article';
import { ShareRow } from '@cancha/ui/article/ShareRow/ShareRow';
import type { JSX } from 'react';
import { hrefOfArticle } from '@cancha/site/cards/hrefOfArticle';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { shareLinks } from './shareLinks';

/** Ways to pass an article on, by the address the site has in public. */
export function ArticleShare({ article, context }: { article: Article; context: SiteContext }): JSX.Element {
  const { site, t } = context;
  const address = new URL(hrefOfArticle(article, site), site.origin).href;
  return (
    <ShareRow
      address={address}
      title={article.title}
      links={shareLinks(address, article.title, context)}
      labels={{
        row: t('share.row'),
        copy: t('share.copy'),
        copied: t('share.copied'),
        failed: t('share.failed'),
        native: t('share.native'),
      }}
    />
  );
}

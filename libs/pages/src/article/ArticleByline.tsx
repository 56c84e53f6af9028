import type { Article } from '@cancha/data-access/content/Article';
import { Byline } from '@cancha/ui/article/Byline/Byline';
import { buildPath } from '@cancha/routing/buildPath';
import type { JSX } from 'react';
import type { SiteContext } from '../site/SiteContext';

/** A correction within minutes is the same article; a later one is said. */
const sameMs = 5 * 60_000;

/** Who signs, when it was published and in whose time, and when it changed. */
export function ArticleByline({ article, context }: { article: Article; context: SiteContext }): JSX.Element {
  const { site, profile, format, t } = context;
  const published = article.hidden.time ? null : article.publishedAt;
  const modified = published ? article.modifiedAt : null;
  const changed =
    modified && published && Date.parse(modified) - Date.parse(published) > sameMs ? modified : null;
  return (
    <Byline
      by={t('article.by')}
      authors={(article.hidden.author ? [] : article.authors).map(({ name, username }) => ({
        name,
        href: buildPath(site, 'author', { author: username }),
      }))}
      published={
        published === null
          ? null
          : {
              iso: published,
              text: t('article.published', {
                date: format.longDateTime(new Date(published)),
                zone: profile.zoneName,
              }),
            }
      }
      modified={
        changed === null
          ? null
          : {
              iso: changed,
              text: t('article.modified', {
                date: `${format.shortDate(new Date(changed))}, ${format.time(new Date(changed))}`,
              }),
            }
      }
    />
  );
}

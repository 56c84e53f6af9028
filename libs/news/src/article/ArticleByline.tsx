import type { Article } from '@cancha/data-access/content/Article';
import { Byline } from '@cancha/ui/article/Byline/Byline';
import { buildPath } from '@cancha/routing/buildPath';
import { addMinutes } from 'date-fns/addMinutes';
import { isAfter } from 'date-fns/isAfter';
import { ArticleComments } from './ArticleComments';
import type { JSX } from 'react';
import type { SiteContext } from '@cancha/site/context/SiteContext';

/** A correction within minutes is the same article; a later one is said. */
const sameMinutes = 5;

/** What does not age says when it was looked at last, and no hour. */
function reviewed({ publishedAt, modifiedAt, hidden }: Article, { format, t }: SiteContext) {
  const at = hidden.time ? null : (modifiedAt ?? publishedAt);
  if (!at) return null;
  return { iso: at, text: t('story.reviewed', { date: format.longDate(new Date(at)) }) };
}

function publication({ publishedAt, hidden }: Article, { format, brandConfig, t }: SiteContext) {
  if (hidden.time || !publishedAt) return null;
  const date = format.longDateTime(new Date(publishedAt));
  return { iso: publishedAt, text: t('article.published', { date, zone: brandConfig.zoneName }) };
}

function change({ publishedAt, modifiedAt, hidden }: Article, { format, t }: SiteContext) {
  if (hidden.time || !publishedAt || !modifiedAt) return null;
  if (!isAfter(modifiedAt, addMinutes(publishedAt, sameMinutes))) return null;
  const at = new Date(modifiedAt);
  return {
    iso: modifiedAt,
    text: t('article.modified', { date: `${format.shortDate(at)}, ${format.time(at)}` }),
  };
}

/** A picture somebody may load from anywhere: an address of the web, or none. */
const faceOf = (picture: string | null) => (picture && /^(?:https?:)?\/\//.test(picture) ? picture : null);

/** Who signs, when it was published and in whose time, and when it changed. */
export function ArticleByline({ article, context }: { article: Article; context: SiteContext }): JSX.Element {
  const { site, t } = context;
  const { evergreen } = article;
  return (
    <Byline
      by={t('article.by')}
      authors={(article.hidden.author ? [] : article.authors).map(
        ({ name, username, picture, pictureDrawn }) => ({
          name,
          href: username ? buildPath(site, 'author', { author: username }) : null,
          picture: faceOf(picture),
          ...(pictureDrawn && { pictureAlt: t('article.drawnFace', { name }) }),
        }),
      )}
      published={evergreen ? reviewed(article, context) : publication(article, context)}
      modified={evergreen ? null : change(article, context)}
    >
      <ArticleComments article={article} context={context} look="mark" />
    </Byline>
  );
}

import type { Article } from '@cancha/data-access/content/Article';
import { buildPath } from '@cancha/routing/buildPath';
import type { JSX, ReactNode } from 'react';
import { isBettingLink } from '@cancha/site/shell/isBettingLink';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { sitePath } from '@cancha/site/context/sitePath';
import './ampElements';

type AmpArticleProps = {
  context: SiteContext;
  article: Article;
  /** The text as AMP takes it. */
  text: string;
  /** Path of the whole page. */
  page: string;
  /** What a service put below the text. */
  ad: string;
  /** The posts of a live blog, after the text. */
  posts: ReactNode;
};

function Signed({ article, context }: { article: Article; context: SiteContext }): JSX.Element | null {
  const { site, brandConfig, format, t } = context;
  const authors = article.hidden.author ? [] : article.authors;
  const published = article.hidden.time ? null : article.publishedAt;
  if (authors.length === 0 && published === null) return null;
  return (
    <p className="by">
      {authors.length > 0 ? `${t('article.by')} ` : ''}
      {authors.map(({ name, username }, i) => (
        <span key={username}>
          {i > 0 ? ', ' : ''}
          <a href={buildPath(site, 'author', { author: username })}>{name}</a>
        </span>
      ))}
      {authors.length > 0 && published !== null ? ' · ' : ''}
      {published === null ? null : (
        <time dateTime={published}>
          {t('article.published', {
            date: format.longDateTime(new Date(published)),
            zone: brandConfig.zoneName,
          })}
        </time>
      )}
    </p>
  );
}

function Picture({ article, context }: { article: Article; context: SiteContext }): JSX.Element | null {
  const { t, brandConfig } = context;
  const { wide, classic, full } = article.images;
  const picture = wide?.big ?? classic?.big ?? full;
  if (!picture || !/^https?:\/\//i.test(picture.src)) return null;
  const credit = article.imageCredits || t('article.credit', { brand: brandConfig.shortName });
  return (
    <figure>
      <amp-img
        {...{ src: picture.src, width: picture.width, height: picture.height, alt: article.imageCaption }}
        layout="responsive"
      />
      <figcaption>{[article.imageCaption, credit].filter(Boolean).join(' · ')}</figcaption>
    </figure>
  );
}

/** What a reader came for: head, picture, text, topics, and the way to the whole page. */
export function AmpArticle({ context, article, text, page, ad, posts }: AmpArticleProps): JSX.Element {
  const { site, t } = context;
  const section = sitePath(`/${article.sectionSlug}`, site);
  return (
    <main>
      <article>
        {article.section && !isBettingLink(section, context) ? (
          <a className="section" href={section}>
            {article.section}
          </a>
        ) : null}
        <h1>{article.titleDetail || article.title}</h1>
        {article.excerpt && !article.hidden.excerpt ? <p className="excerpt">{article.excerpt}</p> : null}
        <Signed article={article} context={context} />
        <Picture article={article} context={context} />
        <div className="text" dangerouslySetInnerHTML={{ __html: text }} />
        {posts}
        {ad ? <div dangerouslySetInnerHTML={{ __html: ad }} /> : null}
        {article.tags.length > 0 ? (
          <ul className="chips" aria-label={t('article.topics')}>
            {article.tags.map(({ text: name, url }) => (
              <li key={url}>
                <a href={buildPath(site, 'topic', { topic: url })}>{name}</a>
              </li>
            ))}
          </ul>
        ) : null}
        <a className="whole-page" href={page}>
          {t('syndication.wholePage')}
        </a>
      </article>
    </main>
  );
}

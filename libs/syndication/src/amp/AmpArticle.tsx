import type { Article } from '@cancha/data-access/content/Article';
import { buildPath } from '@cancha/routing/buildPath';
import { Fragment, type JSX, type ReactNode } from 'react';
import { isBettingLink } from '@cancha/site/betting/isBettingLink';
import { hrefOfArticle } from '@cancha/site/cards/hrefOfArticle';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { sitePath } from '@cancha/site/context/sitePath';
import { AmpAdPlace } from './ads/AmpAdPlace';
import type { AmpAds } from './ads/ampAds';
import { ampTextParts } from './ads/ampTextParts';
import './ampElements';

type AmpArticleProps = {
  context: SiteContext;
  article: Article;
  /** The text as AMP takes it. */
  text: string;
  /** What a reader may go on with, by its own address. */
  related: readonly Article[];
  /** Path of the whole page. */
  page: string;
  ads: AmpAds | null;
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

type TextProps = Pick<AmpArticleProps, 'context' | 'ads'> & { parts: readonly string[] };

/** The text, with ads between its parts where the brand has them there. */
function Text({ context, parts, ads }: TextProps): JSX.Element {
  return (
    <>
      {parts.map((part, i) => (
        <Fragment key={i}>
          {ads?.text && i > 0 ? (
            <AmpAdPlace context={context} slots={ads.text.slots} section={ads.section} turn={i} />
          ) : null}
          <div className="text" dangerouslySetInnerHTML={{ __html: part }} />
        </Fragment>
      ))}
    </>
  );
}

/** What a reader came for: head, picture, text, topics, and the way to the whole page. */
export function AmpArticle(props: AmpArticleProps): JSX.Element {
  const { context, article, text, related, page, ads, posts } = props;
  const { site, t } = context;
  const parts = ads?.text ? ampTextParts(text, ads.text.every) : [text];
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
        <Text context={context} parts={parts} ads={ads} />
        {posts}
        {ads ? (
          <AmpAdPlace context={context} slots={ads.end} section={ads.section} turn={parts.length} />
        ) : null}
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
      {related.length > 0 ? (
        <nav className="related" aria-labelledby="related">
          <h2 id="related">{t('article.related')}</h2>
          <ul>
            {related.map((other) => (
              <li key={other.id}>
                <a href={hrefOfArticle(other, site)}>{other.title}</a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </main>
  );
}

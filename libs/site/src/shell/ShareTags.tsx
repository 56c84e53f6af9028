import type { Article } from '@cancha/data-access/content/Article';
import type { Picture } from '@cancha/data-access/content/ArticleImages';
import { buildPath } from '@cancha/routing/buildPath';
import type { JSX } from 'react';
import { brandFile, iconFile } from '../assets/brandFiles';
import type { SiteContext } from '../context/SiteContext';
import { HeadTags } from '../staticHtml/HeadTags';
import { handleOf } from './handleOf';

/** A name and what it says. Names of Open Graph are properties. */
type MetaTag = readonly [name: string, content: string];

type ShareTagsProps = {
  context: SiteContext;
  title: string;
  /** Of the page, within the site. */
  path: string;
  description?: string;
  /** Without one the brand's own drawing is shown. */
  picture?: Picture | null;
  /** What is on the picture, in words. */
  alt?: string;
  /** The article that is the page; any other page is one of the site. */
  article?: Article;
};

/** What networks show beside a link to an article: when, of what section, by whom, about what. */
function articleTags(article: Article, site: SiteContext['site']): MetaTag[] {
  const published = article.hidden.time ? null : article.publishedAt;
  // Of one that nobody changed it says no more than when it came out.
  const modified = published === null || article.modifiedAt === published ? null : article.modifiedAt;
  const authors = article.hidden.author ? [] : article.authors;
  return [
    ...optional('article:published_time', published),
    ...optional('article:modified_time', modified),
    ...optional('article:section', article.section),
    ...authors.map(({ username }): MetaTag => [
      'article:author',
      new URL(buildPath(site, 'author', { author: username }), site.origin).href,
    ]),
    ...article.tags.map(({ text }): MetaTag => ['article:tag', text]),
  ];
}

const isProperty = (name: string) => /^(?:og|article):/.test(name);

const optional = (name: string, content: string | null | undefined): MetaTag[] =>
  content ? [[name, content]] : [];

/**
 * What a link to the page looks like where it is shared. Written out rather than left to Next's metadata,
 * which says each of these twice.
 */
export function ShareTags(props: ShareTagsProps): JSX.Element {
  const { context, title, path, description, picture = null, alt, article } = props;
  const { site, brandConfig } = context;
  const shown = picture ?? { src: brandFile(site, brandConfig, iconFile(512)), width: 512, height: 512 };
  const tags: MetaTag[] = [
    ['og:type', article ? 'article' : 'website'],
    ['og:site_name', brandConfig.name],
    ['og:locale', site.ogLocale],
    ['og:title', title],
    ...optional('og:description', description),
    ['og:url', new URL(path, site.origin).href],
    ['og:image', new URL(shown.src, site.origin).href],
    ['og:image:width', String(shown.width)],
    ['og:image:height', String(shown.height)],
    ['og:image:alt', alt || (picture ? title : brandConfig.name)],
    ['twitter:card', picture ? 'summary_large_image' : 'summary'],
    ...optional('twitter:site', handleOf(brandConfig.social)),
    ...(article ? articleTags(article, site) : []),
  ];
  return (
    <HeadTags
      tags={tags.map(([name, content]) => [
        'meta',
        { [isProperty(name) ? 'property' : 'name']: name, content },
      ])}
    />
  );
}

import { buildPath } from '@cancha/routing/buildPath';
import type { BlogPosting, LiveBlogPosting, WithContext } from 'schema-dts';
import { brandFile } from '@cancha/site/assets/brandFiles';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { cleanText } from '@cancha/data-access/reading/cleanText';
import { toJsonLd } from '@cancha/site/text/toJsonLd';
import { postHref } from './liveBlogPlace';
import type { KeyedPost } from './orderPosts';
import type { LiveBlog } from './toLiveBlog';

/** A headline for a post that has none. */
const longest = 110;

/**
 * schema.org LiveBlogPosting of the posts on the page. The coverage starts, and the page is dated, when the article
 * was published, whatever is posted later; a post without a date is left out, since each has to have one.
 */
export function liveBlogJsonLd(blog: LiveBlog, context: SiteContext): string {
  const { article, path, posts, shown, state } = blog;
  const { site } = context;
  const whole = (address: string) => new URL(address, site.origin).href;
  const dates = posts.flatMap((post) => post.publishedAt ?? []);
  const start = article.publishedAt ?? dates.at(-1);
  const last = latest([article.modifiedAt, start, dates[0], ...posts.map((post) => post.modifiedAt)]);
  const { wide, classic, square } = article.images;
  const images = [wide, classic, square].flatMap((kind) => kind?.big.src ?? []);
  return toJsonLd({
    '@context': 'https://schema.org',
    '@type': 'LiveBlogPosting',
    headline: article.title,
    description: article.excerpt,
    inLanguage: site.hreflang,
    mainEntityOfPage: whole(path),
    url: whole(path),
    ...(article.section ? { articleSection: article.section } : {}),
    ...(images.length > 0 ? { image: images } : {}),
    ...(start ? { datePublished: start, coverageStartTime: start } : {}),
    ...(last ? { dateModified: last } : {}),
    ...(state === 'finished' && dates[0] ? { coverageEndTime: dates[0] } : {}),
    author: article.authors.map(({ name, username }) => ({
      '@type': 'Organization',
      name,
      url: whole(buildPath(site, 'author', { author: username })),
    })),
    publisher: publisherOf(context),
    liveBlogUpdate: shown.posts.flatMap((post) => updateOf(post, (key) => whole(postHref(path, key)))),
  } satisfies WithContext<LiveBlogPosting>);
}

function publisherOf({ site, brandConfig }: SiteContext) {
  const { logo } = brandConfig;
  const whole = (address: string) => new URL(address, site.origin).href;
  return {
    '@type': 'Organization',
    name: brandConfig.organisation ?? brandConfig.name,
    url: whole(buildPath(site, 'home', {})),
    logo: {
      '@type': 'ImageObject',
      url: whole(brandFile(site, brandConfig, logo.file)),
      width: String(logo.width),
      height: String(logo.height),
    },
  } as const;
}

function updateOf(
  { key, title, body, publishedAt, modifiedAt }: KeyedPost,
  urlOf: (key: string) => string,
): BlogPosting[] {
  if (!publishedAt) return [];
  const text = cleanText(body);
  return [
    {
      '@type': 'BlogPosting',
      headline: title || shorten(text),
      ...(text ? { articleBody: text } : {}),
      datePublished: publishedAt,
      ...(modifiedAt ? { dateModified: modifiedAt } : {}),
      url: urlOf(key),
    },
  ];
}

function shorten(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/\s+\S*$/, '')}…`;
}

function latest(dates: readonly (string | null | undefined)[]): string | undefined {
  const known = dates.filter((at) => typeof at === 'string');
  return known.toSorted((a, b) => Date.parse(b) - Date.parse(a))[0];
}

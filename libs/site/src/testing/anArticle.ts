import type { Article } from '@cancha/data-access/content/Article';
import { pictureSizes } from './pictureSizes';

/** An article of the site being read, with what a test changes. */
export function anArticle(id: string, changes: Partial<Article> = {}): Article {
  const link = `/mundial-2026/nota-${id}.html`;
  return {
    ...withoutWords,
    id,
    title: `Nota ${id}`,
    publishedAt: '2026-07-05T16:12:00-06:00',
    modifiedAt: '2026-07-05T16:12:00-06:00',
    url: `https://futbol.example${link}`,
    canonical: `https://futbol.example${link}`,
    link,
    localPath: link,
    images: { wide: pictureSizes('wide'), classic: pictureSizes('classic'), square: null, full: null },
    ...changes,
  };
}

const withoutWords = {
  titleDetail: '',
  msnTitle: '',
  excerpt: '',
  body: '',
  epigraph: '',
  section: 'Mundial 2026',
  sectionSlug: 'mundial-2026',
  authors: [],
  tags: [],
  hiddenTags: [],
  categories: [],
  imageCredits: '',
  imageCaption: '',
  label: '',
  editions: [],
  eventTitle: '',
  matchId: null,
  siteCode: 'FCA',
  evergreen: false,
  seoLinks: [],
  relatedLinks: [],
  items: [],
  gallery: [],
  liveState: null,
  isInternal: true,
  hidden: { ads: false, comments: false, time: false, author: false, excerpt: false, label: false },
  has: [],
  commentCount: null,
} as const satisfies Partial<Article>;

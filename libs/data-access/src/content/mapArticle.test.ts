import type { MapIssue } from '@cancha/stats/mapped/Mapped';
import { describe, expect, it } from 'vitest';
import type { Article } from './Article';
import { articleHref } from './articleHref';
import { cardLabel } from './cardLabel';
import { readArticle, readSideArticles } from './readArticles';

const sent = {
  id: 1001,
  title: 'Haaland &amp; Noruega',
  link: '/Mundial/x.html',
  url: 'http://fca/Mundial/x.html',
};

function read(changes: object = {}, site = 'FCA'): { article: Article; issues: MapIssue[] } {
  const issues: MapIssue[] = [];
  return { article: readArticle({ ...sent, ...changes }, { context: { site }, issues }), issues };
}

describe('an article', () => {
  it('needs no more than an id, a title and an address', () => {
    const { article, issues } = read();

    expect(issues).toEqual([]);
    expect(article).toMatchObject({
      id: '1001',
      title: 'Haaland & Noruega',
      excerpt: '',
      body: '',
      publishedAt: null,
      tags: [],
      items: [],
      canonical: sent.url,
      localPath: sent.link,
      matchId: null,
      evergreen: false,
    });
  });

  it('has every field of its wire form in camel case', () => {
    const { article } = read({
      title_detail: 'T',
      published_at: '2020-11-24T19:23:25-0300',
      section_slug: 's',
      hidden_tags: [{ text: 'H', url: 'h' }],
      image_credits: 'C',
      event_title: 'E',
      match_id: 'm1',
      seo_links: [{ title: 'L', url: '/l' }],
      author: [{ name: 'Mesa', username: 'mesa', picture: '' }],
      items: [{ id: 1, title: 'Gol', body: '<p>&amp;</p>', published_at: '2026-01-01T00:00:00Z' }],
      has: { HAS_EMBEDDED_TWITTER: true, HAS_VIDEO: false },
    });

    expect(article).toMatchObject({
      titleDetail: 'T',
      publishedAt: '2020-11-24T19:23:25-03:00',
      sectionSlug: 's',
      hiddenTags: [{ text: 'H', url: 'h' }],
      imageCredits: 'C',
      eventTitle: 'E',
      matchId: 'm1',
      seoLinks: [{ title: 'L', url: '/l' }],
      authors: [{ name: 'Mesa', username: 'mesa', picture: null }],
      items: [{ id: '1', title: 'Gol', body: '<p>&amp;</p>', publishedAt: '2026-01-01T00:00:00Z' }],
      has: ['embedded-twitter'],
    });
    expect(article).not.toHaveProperty('author');
  });

  it('keeps the body as sent: decoding it would turn text into markup', () => {
    const body = '<p>&lt;script&gt; &amp;amp;</p>';
    expect(read({ body }).article.body).toBe(body);
  });

  it('survives the ways PHP says nothing', () => {
    const { article, issues } = read({
      tags: '',
      images: [],
      author: false,
      epigraph: false,
      match_id: 0,
      hidden: [],
    });

    expect(issues).toEqual([]);
    expect(article).toMatchObject({ tags: [], authors: [], epigraph: '', matchId: null });
  });

  it('loses a broken tag and not itself', () => {
    const { article, issues } = read({ tags: [{ text: 'Noruega', url: 'noruega' }, { text: 5 }] });

    expect(article.tags).toEqual([{ text: 'Noruega', url: 'noruega' }]);
    expect(issues).toEqual([expect.objectContaining({ id: '1001', kept: true })]);
  });

  it('honours what the newsroom hides', () => {
    const { hidden } = read({ hidden: { HIDDEN_ADS: true, HIDDEN_LABEL: '1', HIDDEN_TIME: false } }).article;

    expect(hidden).toMatchObject({ ads: true, label: true, time: false, author: false });
  });

  it.each([
    [undefined, true],
    [null, true],
    ['', true],
    ['fca', true],
    ['FCA', true],
    ['redgol', false],
  ])('with site code %j is internal: %s', (siteCode, internal) => {
    expect(read({ siteCode }).article.isInternal).toBe(internal);
  });
});

describe('a list of articles', () => {
  it('leaves out the broken ones by id and keeps the rest', () => {
    const issues: MapIssue[] = [];
    const list = [
      sent,
      { ...sent, id: 2, title: 5 },
      { id: 3, title: 'No address' },
      null,
      { ...sent, id: 4 },
    ];
    const articles = readSideArticles(list, 'items', { context: { site: 'FCA' }, issues });

    expect(articles.map(({ id }) => id)).toEqual(['1001', '4']);
    expect(issues.map(({ problem }) => problem.split(':')[0])).toEqual(['2', '3', '#3']);
  });
});

describe('a card', () => {
  it('leads to another site with a full load', () => {
    expect(articleHref(read({ siteCode: 'redgol' }).article)).toEqual({ href: sent.url, fullLoad: true });
    expect(articleHref(read().article)).toEqual({ href: sent.link, fullLoad: false });
  });

  it('has its own label, else its first category, else none', () => {
    const categories = [{ categorySlug: 'm', categoryName: 'Mundial' }];

    expect(cardLabel(read({ label: 'Final', categories }).article)).toBe('Final');
    expect(cardLabel(read({ categories }).article)).toBe('Mundial');
    expect(cardLabel(read().article)).toBeNull();
    expect(cardLabel(read({ label: 'Final', hidden: { HIDDEN_LABEL: true } }).article)).toBeNull();
  });
});

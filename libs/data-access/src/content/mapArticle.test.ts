import { describe, expect, it } from 'vitest';
import type { MapIssue } from '../mapping/MapResult';
import type { Article } from './Article';
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
      liveState: null,
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

  it('has the pictures of its gallery, each with its line, and loses those that are none', () => {
    const images = { wide: { big: 'https://x.example/wide-740x416' } };
    const { article, issues } = read({
      photoGallery: [{ caption: 'El gol', image_credits: 'Ana', images }, 'nada'],
    });

    expect(article.gallery).toHaveLength(1);
    expect(article.gallery[0]).toMatchObject({
      caption: 'El gol',
      credit: 'Ana',
      images: { wide: { big: { src: images.wide.big, width: 740, height: 416 } } },
    });
    expect(issues).toHaveLength(1);
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

  it.each([
    [0, 0],
    ['31', 31],
    [-1, null],
    [1.5, null],
    ['', null],
    ['many', null],
    [null, null],
  ])('has as many comments as the backend counted: %j', (comments_count, expected) => {
    expect(read({ comments_count }).article.commentCount).toBe(expected);
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
  it('has its own label, else its first category, else none', () => {
    const categories = [{ categorySlug: 'm', categoryName: 'Mundial' }];

    expect(cardLabel(read({ label: 'Final', categories }).article)).toBe('Final');
    expect(cardLabel(read({ categories }).article)).toBe('Mundial');
    expect(cardLabel(read().article)).toBeNull();
    expect(cardLabel(read({ label: 'Final', hidden: { HIDDEN_LABEL: true } }).article)).toBeNull();
  });
});

describe('a live blog', () => {
  const post = { id: 7, title: 'Gol', body: '<p>Gol.</p>', published_at: '2026-07-05T16:12:00-0600' };

  it('has posts with the minute of the match, and says which a summary would tell', () => {
    const { article, issues } = read({
      items: [{ ...post, minute: '90+3', key_event: true, modified_at: '2026-07-05T16:20:00-0600' }],
      live_blog: { state: 'live' },
    });

    expect(issues).toEqual([]);
    expect(article.liveState).toBe('live');
    expect(article.items).toEqual([
      {
        id: '7',
        title: 'Gol',
        body: '<p>Gol.</p>',
        publishedAt: '2026-07-05T16:12:00-06:00',
        modifiedAt: '2026-07-05T16:20:00-06:00',
        minute: '90+3',
        keyEvent: true,
      },
    ]);
  });

  it('is one too where the backend has neither minutes nor a state', () => {
    const { article } = read({ items: [post] });

    expect(article.liveState).toBeNull();
    expect(article.items).toMatchObject([{ minute: '', keyEvent: false, modifiedAt: null }]);
  });

  it('loses a post that says nothing, and keeps those around it', () => {
    const { article, issues } = read({ items: [post, { id: 8, title: '', body: ' ' }, { ...post, id: 9 }] });

    expect(article.items.map(({ id }) => id)).toEqual(['7', '9']);
    expect(issues).toMatchObject([{ id: '1001', kept: true, problem: expect.stringContaining('8: ') }]);
  });

  it.each(['live', null, {}, { state: 'soon' }, []])('has no state that nobody knows (%j)', (live_blog) => {
    expect(read({ live_blog }).article.liveState).toBeNull();
  });
});

import type { Article } from '@cancha/data-access/content/Article';
import type { FullArticle } from '@cancha/data-access/content/FullArticle';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { aMatch } from '../testing/aMatch';
import { anArticle } from '../testing/anArticle';
import { testContext } from '../testing/testContext';
import { ArticleView } from './ArticleView';
import type { ArticleAside } from './loadArticleAside';

const now = new Date('2026-07-06T00:00:00Z');
const bare: ArticleAside = { match: null, matches: [], latest: [], mostRead: [], scorers: null };
const hidden = anArticle('x').hidden;
const signed = { authors: [{ name: 'Mesa Mundial', username: 'mesa-mundial', picture: null }] };

function render(
  changes: Partial<Article>,
  around: Partial<FullArticle> = {},
  aside: Partial<ArticleAside> = {},
) {
  const full: FullArticle = {
    article: anArticle('1', changes),
    seoLinks: [],
    relatedArticles: [],
    previousArticle: null,
    nextArticle: null,
    comments: null,
    stvs: null,
    starJournalistsArticles: [],
    ...around,
  };
  return renderToStaticMarkup(
    <ArticleView context={testContext()} full={full} aside={{ ...bare, ...aside }} now={now} />,
  );
}
const timesOf = (html: string, text: string) => html.split(text).length - 1;

describe('an article', () => {
  it('has its longer title as the one first heading', () => {
    expect(render({ titleDetail: 'Noruega elimina a Brasil' })).toMatch(
      /<h1[^>]*>Noruega elimina a Brasil<\/h1>/,
    );
    expect(render({ body: '<h1>Otra</h1>' }).match(/<h1/g)).toHaveLength(1);
  });

  it('says who signs, when, and in whose time', () => {
    const html = render(signed);

    expect(html).toContain('href="/staff/mesa-mundial"');
    expect(html).toContain('Domingo 5 de julio de 2026, 16:12 (hora de Costa Rica)');
  });

  it('tells of a change only when it came later than a correction would', () => {
    expect(render({ modifiedAt: '2026-07-05T16:17:00-06:00' })).not.toContain('Actualizado');
    expect(render({ modifiedAt: '2026-07-05T18:00:00-06:00' })).toContain('Actualizado: 5 jul, 18:00');
  });

  it('leaves out what the newsroom wants hidden', () => {
    const html = render({
      ...signed,
      excerpt: 'Entradilla.',
      hidden: { ...hidden, author: true, time: true, excerpt: true },
    });

    expect(html).not.toMatch(/Mesa Mundial|16:12|Entradilla/);
  });

  it('has its match after the second paragraph', () => {
    const html = render({ body: '<p>uno</p><p>dos</p><p>tres</p>' }, {}, { match: aMatch.finished() });

    expect(html.indexOf('dos')).toBeLessThan(html.indexOf('MetLife'));
    expect(html.indexOf('MetLife')).toBeLessThan(html.indexOf('tres'));
  });

  it('runs nothing that the newsroom pasted', () => {
    expect(render({ body: '<p>a</p><script>alert(1)</script>' })).not.toContain('<script');
  });

  it('credits the picture to who made it, else to the brand', () => {
    expect(render({ imageCredits: 'Foto: Ana' })).toContain('Foto: Ana');
    expect(render({})).toContain('Ilustración: FCA');
  });

  it('names no story twice in the boxes around it', () => {
    const [a, b, c] = [anArticle('a'), anArticle('b'), anArticle('c')];
    const html = render(
      {},
      { relatedArticles: [a], nextArticle: a, previousArticle: b },
      { latest: [a, b, c], mostRead: [c] },
    );

    for (const id of ['a', 'b', 'c']) expect(timesOf(html, `href="/mundial-2026/nota-${id}.html"`)).toBe(1);
  });

  it('does not lead to itself', () => {
    expect(render({}, {}, { latest: [anArticle('1')], mostRead: [anArticle('1')] })).not.toContain(
      'nota-1.html',
    );
  });
});

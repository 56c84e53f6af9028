import type { Article } from '@cancha/data-access/content/Article';
import type { FullArticle } from '@cancha/data-access/content/FullArticle';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { aMatch } from '@cancha/site/testing/aMatch';
import { anAdsRow } from '@cancha/site/testing/anAdsRow';
import { anArticle } from '@cancha/site/testing/anArticle';
import { testContext } from '@cancha/site/testing/testContext';
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
  context = testContext(),
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
    <ArticleView context={context} full={full} aside={{ ...bare, ...aside }} now={now} />,
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

  it('shows nothing of what an answer has besides, whose shape nobody describes', () => {
    const unknown = { id: 7, text: 'SIN FORMA', html: '<b>SIN FORMA</b>', url: '/sin-forma' };
    const around = { comments: [unknown], stvs: { items: [unknown] } };

    expect(render({}, around)).toBe(render({}));
  });

  it('does not lead to itself', () => {
    const own = anArticle('1');
    const html = render(
      { relatedLinks: [{ title: 'Yo', url: own.url }], seoLinks: [{ title: 'Yo', url: own.link }] },
      { relatedArticles: [own], nextArticle: own, starJournalistsArticles: [own] },
      { latest: [own], mostRead: [own] },
    );

    expect(html).not.toContain('href="/mundial-2026/nota-1.html');
    expect(html).not.toContain('>Yo<');
  });
});

describe('every field of an article', () => {
  const link = (title: string, url: string) => ({ title, url });

  it('that says what it is about stands over its headline, and the label only where nothing else does', () => {
    expect(render({ epigraph: 'Octavos', label: 'Brasil 1-2 Noruega' })).toContain('>Octavos<');
    expect(render({ epigraph: 'Octavos', label: 'Etiqueta' })).not.toContain('Etiqueta');
    expect(render({ label: 'Etiqueta' })).toContain('>Etiqueta<');
    expect(render({ label: 'Etiqueta', hidden: { ...hidden, label: true } })).not.toContain('Etiqueta');
  });

  it('without a label has its first category over its headline, unless that is its section', () => {
    const categories = ['Ligas', 'Concacaf'].map((name) => ({ categorySlug: name, categoryName: name }));
    const head = (changes: Partial<Article>) =>
      /<header.*?<\/header>/s.exec(render({ categories, ...changes }))?.[0] ?? '';

    expect(head({})).toContain('>Ligas<');
    expect(head({ label: 'Etiqueta' })).not.toContain('>Ligas<');
    expect(head({ section: 'Ligas' }).match(/>Ligas</g)).toHaveLength(1);
    expect(head({ hidden: { ...hidden, label: true } })).not.toContain('Ligas');
    expect(render({ eventTitle: 'Final del Mundial' })).toContain('Cobertura: Final del Mundial');
  });

  it('names all who sign, with their pictures, and links those that have a page', () => {
    const html = render({
      authors: [
        { name: 'Ana Mora', username: 'ana-mora', picture: 'https://x.example/ana.jpg' },
        { name: 'Agencia', username: '', picture: 'javascript:alert(1)' },
      ],
    });

    expect(html).toContain('<a href="/staff/ana-mora">Ana Mora</a>');
    expect(html).toContain('src="https://x.example/ana.jpg"');
    expect(html).toMatch(/, Agencia</);
    expect(html).not.toContain('javascript:');
  });

  it('keeps hidden tags to itself, and shows the others with the further sections it is in', () => {
    const html = render({
      tags: [{ text: 'Noruega', url: 'noruega' }],
      hiddenTags: [{ text: 'Secreta', url: 'secreta' }],
      categories: [
        { categorySlug: 'mundial-2026', categoryName: 'Mundial 2026' },
        { categorySlug: 'legionarios', categoryName: 'Legionarios' },
      ],
    });

    expect(html).toContain('<a href="/tema/noruega">Noruega</a>');
    expect(html).toContain('<a href="/legionarios">Legionarios</a>');
    expect(html).not.toMatch(/secreta/i);
  });

  it('has no two ways of one name: that to the section stays', () => {
    const html = render({
      sectionSlug: 'panama',
      categories: [{ categorySlug: 'mundial-2026', categoryName: 'Mundial 2026' }],
      tags: [{ text: 'MUNDIAL 2026', url: 'mundial-2026' }],
    });

    expect(html).toContain('href="/mundial-2026"');
    expect(html).not.toContain('href="/tema/mundial-2026"');
  });

  it('shows the links of article and answer once, after the link rules', () => {
    const html = render(
      {
        relatedLinks: [link('Otra', '/mundial-2026/nota-9.html'), link('Mala', 'javascript:alert(1)')],
        seoLinks: [link('Fuera', 'https://x.example/a')],
      },
      {
        seoLinks: [link('Fuera otra vez', 'https://x.example/a'), link('Tema', '/tema/mls')],
        relatedArticles: [anArticle('9')],
      },
    );

    expect(timesOf(html, 'href="/mundial-2026/nota-9.html"')).toBe(1);
    expect(html).toContain('href="https://x.example/a" rel="nofollow"');
    expect(html).toContain('href="/tema/mls"');
    expect(html).not.toMatch(/Fuera otra vez|Mala/);
  });

  it('leads to the stories before and after, and to those of its known writers under their names', () => {
    const html = render(
      {},
      {
        previousArticle: anArticle('antes'),
        nextArticle: anArticle('luego'),
        starJournalistsArticles: [anArticle('firma', signed)],
      },
    );

    expect(html).toMatch(/href="[^"]*nota-antes\.html" rel="prev"/);
    expect(html).toMatch(/href="[^"]*nota-luego\.html" rel="next"/);
    expect(html).toContain('Nuestras firmas');
    expect(html).toContain('>Mesa Mundial<');
  });

  it('shows the pictures of its gallery', () => {
    const images = { ...anArticle('1').images };
    const gallery = [1, 2].map((n) => ({ caption: `Foto del gol ${n}`, credit: 'Ana', images }));

    expect(render({ gallery })).toContain('Foto del gol 2');
  });
});

describe('an old article', () => {
  const yearsLater = new Date('2029-07-06T05:59:00Z');
  const old = (changes: Partial<Article> = {}) =>
    renderToStaticMarkup(
      <ArticleView
        context={testContext()}
        full={{
          ...{ seoLinks: [], relatedArticles: [], previousArticle: null, nextArticle: null },
          ...{ comments: null, stvs: null, starJournalistsArticles: [] },
          article: anArticle('1', changes),
        }}
        aside={bare}
        now={yearsLater}
      />,
    );

  it('says so, by the calendar of the site', () => {
    // In Costa Rica it is still the 5th.
    expect(old()).toContain('Esta noticia se publicó hace 3 años');
    expect(old({ publishedAt: '2026-07-05T23:30:00-06:00' })).toContain('hace 3 años');
    expect(old({ publishedAt: '2026-07-06T00:30:00-06:00' })).toContain('hace 2 años');
    expect(render({})).not.toContain('se publicó hace');
  });

  it('does not when it does not age or hides its date: then it says when it was looked at', () => {
    const evergreen = old({ evergreen: true, modifiedAt: '2027-01-05T10:00:00-06:00' });

    expect(evergreen).not.toContain('se publicó hace');
    expect(evergreen).toContain('Revisado: 5 de enero de 2027');
    expect(evergreen).not.toMatch(/\d\d:\d\d \(/);
    expect(old({ hidden: { ...hidden, time: true } })).not.toMatch(/se publicó hace|2026,/);
  });
});

describe('ads in an article', () => {
  const context = testContext({ brandConfig: { ads: anAdsRow } });
  const body = '<p>uno</p>'.repeat(8);
  const slots = (changes: Partial<Article>, of = context) =>
    Array.from(render({ body, ...changes }, {}, {}, of).matchAll(/data-ad-slot="([^"]*)"/g), ([, id]) => id);

  it('stand in the text, after it and beside it', () => {
    expect(slots({})).toEqual(['ad-text-1', 'ad-text-2', 'ad-article-end', 'ad-article-end-2', 'ad-rail']);
  });

  it('are told its section', () => {
    expect(render({ body }, {}, {}, context)).toContain('data-ad-section="mundial-2026"');
  });

  it('say different things one after the other while there is none', () => {
    for (const [paragraphs, ads] of [
      [5, 2],
      [8, 3],
    ] as const) {
      const html = render({ body: '<p>uno</p>'.repeat(paragraphs) }, {}, {}, context);
      const places = html.split(/data-ad-slot="ad-(?:text-\d+|article-end)"/).slice(1);
      const titles = places.map((place) => /<b>([^<]*)</.exec(place)?.[1]);

      expect(titles).toHaveLength(ads);
      for (const [i, title] of titles.entries()) expect(title).not.toBe(titles[i - 1]);
    }
  });

  it('are none where the newsroom wants none, where betting is the story, and on a site without ads', () => {
    expect(slots({ hidden: { ...hidden, ads: true } })).toEqual([]);
    expect(slots({ sectionSlug: context.site.bettingCategory })).toEqual([]);
    expect(slots({}, testContext())).toEqual([]);
  });
});

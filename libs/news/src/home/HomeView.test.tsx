import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { anAdsRow } from '@cancha/site/testing/anAdsRow';
import { anArticle } from '@cancha/site/testing/anArticle';
import { testContext } from '@cancha/site/testing/testContext';
import { HomeView } from './HomeView';
import type { HomeData } from './loadHomePage';

const now = new Date('2026-07-05T23:00:00Z');
const nothing: HomeData = { articles: [], matches: [], mostRead: [], table: null, scorers: null, lists: [] };
const category = (slug: string) => ({ categories: [{ categorySlug: slug, categoryName: slug }] });
const newsroom = Array.from({ length: 48 }, (_, n) =>
  anArticle(`n${n}`, category(n % 4 === 3 ? 'panama' : 'mundial-2026')),
);
const render = (data: Partial<HomeData>, context = testContext()) =>
  renderToStaticMarkup(<HomeView context={context} data={{ ...nothing, ...data }} now={now} />);
const headings = (html: string) => Array.from(html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g), ([, text]) => text);
/** Ids of the stories that are linked, as often as they are. */
const linked = (html: string) =>
  Array.from(html.matchAll(/href="\/mundial-2026\/nota-([^".]+)\.html"/g), ([, id]) => id);

describe('the front page', () => {
  const html = render({ articles: newsroom });

  it('has one first heading, which says whose page it is', () => {
    expect(html.match(/<h1[^>]*>[^<]*/g)).toHaveLength(1);
    expect(html).toContain('Fútbol Centroamérica: Fútbol de Centroamérica y del Mundial 2026</h1>');
  });

  it('links every story once', () => {
    const links = linked(html);

    expect(links.length).toBeGreaterThanOrEqual(40);
    expect(new Set(links).size).toBe(links.length);
  });

  it('has no id twice, or labels would point at the wrong thing', () => {
    const ids = Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id]) => id);

    expect(new Set(ids).size).toBe(ids.length);
  });

  it('loads one picture ahead of the others', () => {
    expect(html.match(/<img[^>]*fetchPriority="high"/gi)).toHaveLength(1);
  });

  it('has the main block of a fan site for a lead where its brand says so, and still every story once', () => {
    const { brandConfig } = testContext();
    const front = { ...brandConfig.front, mainBlock: true };
    const page = render({ articles: newsroom }, testContext({ brandConfig: { front } }));
    const mainRatio = /<div class="[^"]*_main_[^"]*"><picture>/;

    expect(page).toMatch(mainRatio);
    expect(html).not.toMatch(mainRatio);
    expect(new Set(linked(page)).size).toBe(linked(page).length);
    expect(linked(page)).toEqual(expect.arrayContaining(linked(html).slice(0, 12)));
    expect(page.match(/<img[^>]*fetchPriority="high"/gi)).toHaveLength(1);
  });

  it('leaves out the boxes for which there is nothing', () => {
    expect(headings(html)).not.toContain('También leídas');
    expect(headings(html)).not.toContain('Goleadores del Mundial');
    expect(headings(html)).not.toContain('La tabla');
  });

  it('shows six of the most read that are not on it already', () => {
    const others = Array.from({ length: 8 }, (_, n) => anArticle(`m${n}`));
    const page = render({ articles: newsroom, mostRead: [...newsroom.slice(0, 9), ...others] });

    expect(headings(page)).toContain('También leídas');
    expect(linked(page).filter((id) => id?.startsWith('m'))).toEqual(['m0', 'm1', 'm2', 'm3', 'm4', 'm5']);
    expect(new Set(linked(page)).size).toBe(linked(page).length);
  });

  it('has no heading for the most read when all of them are on it already', () => {
    const page = render({ articles: newsroom, mostRead: newsroom.slice(0, 3) });

    expect(headings(page)).not.toContain('También leídas');
  });

  it('has no heading over nothing when the newsroom is empty', () => {
    expect(headings(render({}))).toEqual([]);
  });

  it.each([5, 12, 60])('of a newsroom with %i articles begins with a lead and ends with a story', (count) => {
    const page = render({ articles: Array.from({ length: count }, (_, n) => anArticle(`n${n}`)) });

    expect(linked(page)[0]).toBe('n0');
    expect(linked(page).length).toBeGreaterThanOrEqual(Math.min(count, 40));
    // Beside the frame of boxes that could not be had, which the style sheet takes away.
    expect(page).not.toMatch(/<(div|ul|ol|section)(?! class="[^"]*columns)[^>]*><\/\1>/);
  });
});

describe('the blocks of a front page', () => {
  const { front } = testContext().brandConfig;

  it('are called as the site calls them', () => {
    const spotlight = { title: 'Liga MX', sections: ['mundial-2026'], path: '/liga-mx' };
    const regions = { title: 'Estados', sections: ['panama'] };
    const page = render(
      { articles: newsroom },
      testContext({ brandConfig: { front: { ...front, spotlight, regions } } }),
    );

    expect(headings(page)).toEqual(expect.arrayContaining(['Liga MX', 'Estados']));
    expect(page).toContain('href="/liga-mx"');
    expect(headings(page)).not.toContain('Mundial 2026');
  });

  it('are not there where the site has none, and their stories stay on the page', () => {
    const bare = { ...front, regions: null, spotlight: null, band: null, clubs: null };
    const page = render({ articles: newsroom }, testContext({ brandConfig: { front: bare } }));

    expect(headings(page).slice(1)).toEqual(['Última hora', 'Más noticias']);
    expect(linked(page).length).toBeGreaterThanOrEqual(40);
  });
});

describe('ads on the front page', () => {
  const html = render({ articles: newsroom }, testContext({ brandConfig: { ads: anAdsRow } }));
  const before = (story: string) => html.slice(0, html.indexOf(story));

  it('stand between its blocks', () => {
    expect(html.match(/data-ad-slot="[^"]*"/g)).toEqual(
      ['home-top', 'home-1', 'home-1-2', 'home-2'].map((id) => `data-ad-slot="ad-${id}"`),
    );
  });

  it('are over the first story on wide screens only', () => {
    expect(before('nota-n0.html').match(/data-ad-mobile="[^"]*"/g)).toEqual(['data-ad-mobile="false"']);
  });

  it('are none on a site without the row', () => {
    expect(render({ articles: newsroom })).not.toContain('data-ad');
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { anArticle } from '../testing/anArticle';
import { testContext } from '../testing/testContext';
import { HomeView } from './HomeView';
import type { HomeData } from './loadHomePage';

const now = new Date('2026-07-05T23:00:00Z');
const nothing: HomeData = { articles: [], tags: [], matches: [], mostRead: [], table: null, scorers: null };
const category = (slug: string) => ({ categories: [{ categorySlug: slug, categoryName: slug }] });
const newsroom = Array.from({ length: 48 }, (_, n) =>
  anArticle(`n${n}`, category(n % 4 === 3 ? 'panama' : 'mundial-2026')),
);
const render = (data: Partial<HomeData>) =>
  renderToStaticMarkup(<HomeView context={testContext()} data={{ ...nothing, ...data }} now={now} />);
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

  it('leaves out the boxes for which there is nothing', () => {
    expect(headings(html)).not.toContain('Otras muy leídas');
    expect(headings(html)).not.toContain('Goleadores del Mundial');
    expect(headings(html)).not.toContain('La tabla');
  });

  it('shows six of the most read that are not on it already', () => {
    const others = Array.from({ length: 8 }, (_, n) => anArticle(`m${n}`));
    const page = render({ articles: newsroom, mostRead: [...newsroom.slice(0, 9), ...others] });

    expect(headings(page)).toContain('Otras muy leídas');
    expect(linked(page).filter((id) => id?.startsWith('m'))).toEqual(['m0', 'm1', 'm2', 'm3', 'm4', 'm5']);
    expect(new Set(linked(page)).size).toBe(linked(page).length);
  });

  it('has no heading for the most read when all of them are on it already', () => {
    const page = render({ articles: newsroom, mostRead: newsroom.slice(0, 3) });

    expect(headings(page)).not.toContain('Otras muy leídas');
  });

  it('has no heading over nothing when the newsroom is empty', () => {
    expect(headings(render({}))).toEqual([]);
  });
});

import { anArticle } from '@cancha/site/testing/anArticle';
import { testContext } from '@cancha/site/testing/testContext';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FrontLists } from './FrontLists';
import type { FilledList } from './loadFrontLists';

const render = (lists: readonly FilledList[], shown: readonly string[] = []) =>
  renderToStaticMarkup(<FrontLists context={testContext()} lists={lists} shown={new Set(shown)} />);
const list = (title: string, ...ids: string[]): FilledList => ({
  title,
  articles: ids.map((id) => anArticle(id)),
  people: [],
});
const linked = (html: string) => Array.from(html.matchAll(/nota-(\w+)\.html/g), ([, id]) => id);

it('a block has four articles that stand nowhere above it', () => {
  const html = render([list('Archivo', 'a', 'b', 'c', 'd', 'e', 'f'), list('Opinión', 'b', 'g')], ['a']);

  expect(linked(html)).toEqual(['b', 'c', 'd', 'e', 'g']);
});

it('a block has no betting, which is no news', () => {
  const betting = anArticle('x', { categories: [{ categorySlug: 'apuestas', categoryName: 'Apuestas' }] });

  expect(linked(render([{ title: 'Archivo', articles: [betting, anArticle('a')], people: [] }]))).toEqual([
    'a',
  ]);
});

it('a block with nothing left to show is not there', () => {
  expect(render([list('Opinión'), list('Archivo', 'a')], ['a'])).toBe('');
});

it('those who write lead to their articles', () => {
  const mesa = { name: 'Mesa Mundial', username: 'mesa-mundial', picture: null, description: '' };

  expect(render([{ title: 'Quiénes escriben', articles: [], people: [mesa] }])).toMatch(
    /Quiénes escriben<\/h2>.*<a href="\/staff\/mesa-mundial">Mesa Mundial<\/a>/,
  );
});

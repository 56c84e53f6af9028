import { sites } from '@cancha/brands/sites';
import { describe, expect, it } from 'vitest';
import { resourceAddress } from '@cancha/site/head/resourceAddress';
import { anArticle } from '@cancha/site/testing/anArticle';
import { testContext } from '@cancha/site/testing/testContext';
import { toListContent, withPage } from './toListContent';

const { t } = testContext();
const words = {
  title: 'Últimas noticias',
  description: 'Lo más reciente.',
  addressOf: (page: number) => resourceAddress('/x', { page }),
};
const content = (page: number, paginationInfo: { nextPage: number | null; lastPage: number | null }) =>
  toListContent({ items: [anArticle('1')], paginationInfo }, page, t, words);

describe('the title of a list', () => {
  it.each([
    [1, 'Últimas noticias'],
    [2, 'Últimas noticias | Página 2'],
    [10, 'Últimas noticias | Página 10'],
    [1500, 'Últimas noticias | Página 1500'],
  ])('on page %i is %s', (page, title) => {
    expect(withPage('Últimas noticias', page, ' | ', `Página ${page}`)).toBe(title);
  });

  it('has its parts joined by a dash in the heading', () => {
    const { title, heading } = content(3, { nextPage: 4, lastPage: 9 });

    expect([title, heading]).toEqual(['Últimas noticias | Página 3', 'Últimas noticias - Página 3']);
  });

  it('counts its pages in the language of the site', () => {
    const english = testContext({ site: sites['bolavip-en'] }).t;
    const list = { items: [], paginationInfo: { nextPage: 3, lastPage: 4 } };

    expect(toListContent(list, 2, english, { ...words, title: 'Latest news' }).title).toBe(
      'Latest news | Page 2',
    );
  });

  it('may differ from the heading', () => {
    const list = { items: [], paginationInfo: { nextPage: null, lastPage: 1 } };
    const { title, heading } = toListContent(list, 2, t, { ...words, heading: 'Mesa' });

    expect([title, heading]).toEqual(['Últimas noticias | Página 2', 'Mesa - Página 2']);
  });
});

describe('the pages of a list', () => {
  it('end where the backend says', () => {
    expect(content(2, { nextPage: 3, lastPage: 7 }).lastPage).toBe(7);
  });

  it('reach one further while the backend only says that there is more', () => {
    expect(content(2, { nextPage: 3, lastPage: null }).lastPage).toBe(3);
    expect(content(3, { nextPage: null, lastPage: null }).lastPage).toBe(3);
  });
});

import type { Article } from '@cancha/data-access/content/Article';
import { describe, expect, it } from 'vitest';
import { anArticle } from '../testing/anArticle';
import { pictureSizes } from '../testing/pictureSizes';
import { testContext } from '../testing/testContext';
import { toCard as toCardOf } from './toCard';

const toCard = (article: Article) => toCardOf(article, testContext());

describe('a card', () => {
  it('has the renditions it is drawn in, largest first', () => {
    const { pictures } = toCard(anArticle('1'));

    expect(pictures?.wide.map(({ src }) => src)).toEqual(['/wide-big', '/wide-medium']);
    expect(pictures?.classic.map(({ src }) => src)).toEqual(['/classic-medium', '/classic-small']);
  });

  it('has the crops it was sent in the place of those that are missing', () => {
    const none = { wide: null, classic: null, square: null, full: null };
    const srcOf = (images: Partial<Article['images']>) => {
      const { pictures } = toCard(anArticle('1', { images: { ...none, ...images } }));
      return pictures && [pictures.wide[0].src, pictures.classic[0].src];
    };

    expect(srcOf({ wide: pictureSizes('wide') })).toEqual(['/wide-big', '/wide-big']);
    expect(srcOf({ classic: pictureSizes('classic') })).toEqual(['/classic-medium', '/classic-medium']);
    expect(srcOf({ square: pictureSizes('square') })).toEqual(['/square-medium', '/square-medium']);
    expect(srcOf({ full: { src: '/full', width: 1200, height: 740 } })).toEqual(['/full', '/full']);
    expect(srcOf({})).toBeNull();
  });

  it('is labelled by the article, else by its first category, else not at all', () => {
    const categories = [{ categorySlug: 'panama', categoryName: 'Panamá' }];

    expect(toCard(anArticle('1', { label: 'Brasil 1-2 Noruega', categories })).label).toBe(
      'Brasil 1-2 Noruega',
    );
    expect(toCard(anArticle('1', { categories })).label).toBe('Panamá');
    expect(toCard(anArticle('1')).label).toBeNull();
  });

  it('leads to another site by its whole address', () => {
    const article = anArticle('1', { isInternal: false, url: 'https://otra.example/x.html' });

    expect(toCard(article).href).toBe('https://otra.example/x.html');
    expect(toCard(anArticle('1')).href).toBe('/mundial-2026/nota-1.html');
  });

  it('of an edition leads to that edition', () => {
    expect(toCardOf(anArticle('1'), testContext({ site: { prefix: '/mx' } })).href).toBe(
      '/mx/mundial-2026/nota-1.html',
    );
  });
});

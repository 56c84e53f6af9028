import { describe, expect, it } from 'vitest';
import { anArticle } from '../testing/anArticle';
import { pictureSizes } from '../testing/pictureSizes';
import { toCard } from './toCard';

describe('a card', () => {
  it('has the renditions it is drawn in, largest first', () => {
    const { pictures } = toCard(anArticle('1'));

    expect(pictures?.wide.map(({ src }) => src)).toEqual(['/wide-big', '/wide-medium']);
    expect(pictures?.classic.map(({ src }) => src)).toEqual(['/classic-medium', '/classic-small']);
  });

  it('is one of text when a crop is missing', () => {
    const images = { wide: pictureSizes('wide'), classic: null, square: null, full: null };

    expect(toCard(anArticle('1', { images })).pictures).toBeNull();
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
});

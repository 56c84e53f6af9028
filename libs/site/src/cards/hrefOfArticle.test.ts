import { expect, it } from 'vitest';
import { anArticle } from '../testing/anArticle';
import { testContext } from '../testing/testContext';
import { hrefOfArticle } from './hrefOfArticle';

const edition = { ...testContext().site, prefix: '/mx', trailingSlash: true };

it('an article of the site is read under its edition, files without a slash', () => {
  expect(hrefOfArticle(anArticle('1'), edition)).toBe('/mx/mundial-2026/nota-1.html');
  expect(hrefOfArticle(anArticle('1', { link: '/mundial-2026/nota-1' }), edition)).toBe(
    '/mx/mundial-2026/nota-1/',
  );
});

it('an article of another site is read there', () => {
  const other = anArticle('1', { isInternal: false, url: 'https://otra.example/x.html' });

  expect(hrefOfArticle(other, edition)).toBe('https://otra.example/x.html');
});

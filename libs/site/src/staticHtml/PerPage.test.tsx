import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { fillPerPage, PerPage } from './PerPage';

const shared = renderToStaticMarkup(
  <p>
    a<PerPage />b
  </p>,
);

it('gives its place to the part of its page', () => {
  expect(fillPerPage(shared, '<b>$1 $& x</b>')).toBe('<p>a<b>$1 $& x</b>b</p>');
});

it('leaves nothing behind where there is no such part', () => {
  expect(fillPerPage(shared, '')).toBe('<p>ab</p>');
});

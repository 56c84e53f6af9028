import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { fillLate, Late } from './Late';

const shared = renderToStaticMarkup(
  <p>
    a<Late />b
  </p>,
);

it('gives its place to the part that came late', () => {
  expect(fillLate(shared, '<b>$1 $& x</b>')).toBe('<p>a<b>$1 $& x</b>b</p>');
});

it('leaves nothing behind where there is no such part', () => {
  expect(fillLate(shared, '')).toBe('<p>ab</p>');
});

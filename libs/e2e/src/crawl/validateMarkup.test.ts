import { expect, it } from 'vitest';
import { validateMarkup } from './validateMarkup';

const page = (body: string, head = '') =>
  `<!DOCTYPE html><html lang="es"><head><meta charSet="utf-8"/><title>x</title>${head}</head><body><h1>x</h1>${body}</body></html>`;
const rules = (html: string) => validateMarkup(html).map((text) => text.split(':')[0]);

it('finds nothing in a page as React writes it', () => {
  const body = '<a href="/" hrefLang="es" style="--a:1px">x<br/></a><div hidden=""></div>';

  expect(validateMarkup(page(body))).toEqual([]);
});

it.each([
  ['a style sheet in the body', '<style>a{}</style>', 'element-permitted-content'],
  ['a box in a line', '<p><span><div>x</div></span></p>', 'element-permitted-content'],
  ['an element that is not closed', '<section><p>x</p>', 'close-order'],
  ['an id twice', '<p id="a">x</p><p id="a">x</p>', 'no-dup-id'],
  ['a label for nothing', '<label for="gone">x</label>', 'no-missing-references'],
  ['a button that may send a form', '<button>x</button>', 'no-implicit-button-type'],
  ['a value that is none', '<input type="e-mail" aria-label="x"/>', 'attribute-allowed-values'],
])('finds %s', (_, body, rule) => {
  expect(rules(page(body))).toContain(rule);
});

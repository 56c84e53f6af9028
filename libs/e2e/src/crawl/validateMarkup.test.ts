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
  [
    'a label that nobody hears',
    '<label for="a" aria-hidden="true">x</label><input id="a">',
    'no-deprecated-attr',
  ],
  [
    'a checkbox to be completed',
    '<input type="checkbox" autocomplete="off" aria-label="x"/>',
    'valid-autocomplete',
  ],
  [
    'an address in one line',
    '<input type="text" autocomplete="street-address" aria-label="x"/>',
    'valid-autocomplete',
  ],
  ['a script of another host', '<script src="https://x.example/a.js"></script>', 'require-sri'],
  ['an attribute without quotes', '<p title=a>x</p>', 'attr-quotes'],
  ['a value that is none', '<input type="e-mail" aria-label="x"/>', 'attribute-allowed-values'],
])('finds %s', (_, body, rule) => {
  expect(rules(page(body))).toContain(rule);
});

import { afterEach, expect, it, vi } from 'vitest';
import { markOf } from './markOf';
import { recallHtml } from './recallHtml';

afterEach(() => vi.unstubAllGlobals());

/** A page of which finished HTML stands under names. */
function open(page: Record<string, string>) {
  vi.stubGlobal('CSS', { escape: (name: string) => name });
  vi.stubGlobal('document', {
    querySelector: (selector: string) => {
      const innerHTML = page[/"(.*)"/.exec(selector)?.[1] ?? ''];
      return innerHTML === undefined ? null : { innerHTML };
    },
  });
}

it('is what the payload says, on the server and after a soft navigation', () => {
  expect(recallHtml('<p>1</p>')).toBe('<p>1</p>');
  open({});
  expect(recallHtml('<p>1</p>')).toBe('<p>1</p>');
});

it('stands on the page where the payload leaves it out, and is known when the reader comes back', () => {
  open({ b: '<p>2</p>' });
  expect(recallHtml(markOf('b'))).toBe('<p>2</p>');

  open({});
  expect(recallHtml(markOf('b'))).toBe('<p>2</p>');
});

it('is nothing where nobody knows it', () => {
  open({});
  expect(recallHtml(markOf('c'))).toBe('');
});

it('is forgotten when many others came after it', () => {
  open(Object.fromEntries(Array.from({ length: 202 }, (_, n) => [`d${n}`, `<p>${n}</p>`])));
  for (let n = 0; n < 202; n += 1) recallHtml(markOf(`d${n}`));
  open({});

  expect(recallHtml(markOf('d0'))).toBe('');
  expect(recallHtml(markOf('d201'))).toBe('<p>201</p>');
});

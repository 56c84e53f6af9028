import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { earlyTapsScript, takeEarlyTaps } from './earlyTaps';

it('what is tapped before the page’s scripts have come is given to them once, in order', () => {
  const document = new EventTarget();
  const window: { takeEarlyTaps?: () => object[] } = {};
  runInNewContext(earlyTapsScript, { document, window });
  vi.stubGlobal('takeEarlyTaps', window.takeEarlyTaps);

  document.dispatchEvent(new Event('click'));
  document.dispatchEvent(new Event('change'));
  expect(takeEarlyTaps().map(({ type }) => type)).toEqual(['click', 'change']);

  document.dispatchEvent(new Event('click'));
  expect(takeEarlyTaps()).toEqual([]);
  vi.unstubAllGlobals();
});

it('a page without that line had no early taps, and the line cannot end its own element', () => {
  expect(takeEarlyTaps()).toEqual([]);
  expect(earlyTapsScript).not.toContain('<');
});

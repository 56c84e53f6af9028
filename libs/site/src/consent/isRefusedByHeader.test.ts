import { sites } from '@cancha/brands/sites';
import { expect, it } from 'vitest';
import { isRefusedByHeader } from './isRefusedByHeader';

const asked = (signal?: string) =>
  new Request('http://127.0.0.1/', signal === undefined ? {} : { headers: { 'Sec-GPC': signal } });

it.each([
  ['wst', 'advertising', true],
  ['wst', 'measurement', true],
  ['fca', 'advertising', true],
  ['fca', 'measurement', false],
  // What a site needs is nobody's to sell.
  ['wst', 'necessary', false],
] as const)('the signal of a browser on %s refuses %s: %s', (site, purpose, isRefused) => {
  expect(isRefusedByHeader(asked('1'), sites[site], purpose)).toBe(isRefused);
});

it.each([undefined, '', '0', 'true', '1, 1', '10'])('%j is no signal', (signal) => {
  expect(isRefusedByHeader(asked(signal), sites.wst, 'advertising')).toBe(false);
});

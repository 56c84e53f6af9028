import { expect, it } from 'vitest';
import { buildPath } from './buildPath';
import { siteOf } from './testing/siteOf';
import { uniqueLinks } from './uniqueLinks';

const shown = (...hrefs: (string | null)[]) =>
  uniqueLinks(hrefs.map((href) => ({ href }))).map(({ href }) => href);

it('shows the English policy once, under the name it has first', () => {
  const site = siteOf({ language: 'en' });
  const policies = [
    { name: 'Editorial policy', href: buildPath(site, 'editorialPolicy', {}) },
    { name: 'Betting principles', href: buildPath(site, 'bettingPrinciples', {}) },
  ];
  expect(uniqueLinks(policies).map(({ name }) => name)).toEqual(['Editorial policy']);
});

it('takes an address with and without a slash at its end for one', () => {
  expect(shown('/x', '/x/', '/x/?a=1', '/x?a=1')).toEqual(['/x', '/x/?a=1']);
});

it('keeps what leads elsewhere, or nowhere', () => {
  const links = ['/', '/x', '/x?a=1', '/x?a=1/', '/x#b', '/X', 'https://x.example/x', null, null];
  expect(shown(...links)).toEqual(links);
});

import { brands } from '@cancha/brands/brands';
import { expect, it } from 'vitest';
import { resolveRequest } from '../proxy/resolveRequest';
import { infoPages, isInfoPage } from './infoPages';

it.each(Object.entries(infoPages))('the page %s is found at its own public address', (name, { pathOf }) => {
  const { path } = resolveRequest(brands.fca, pathOf(brands.fca), new URLSearchParams());

  expect(path).toBe(`/fca/info/${name}`);
});

it('only the pages of the table are pages of the CMS', () => {
  expect(['about', 'toString', '__proto__', 'staff'].filter(isInfoPage)).toEqual(['about']);
});

import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '@cancha/brands/Site';
import { sites } from '@cancha/brands/sites';
import { validateMessages } from '@cancha/brands/validateMessages';
import { validateSites } from '@cancha/brands/validateSites';
import { catalogues } from '@cancha/messages/catalogues';
import { regions } from '@cancha/messages/regions';
import { routes } from '@cancha/routing/routes';
import { themeKeys } from '@cancha/themes/themeKeys';
import { expect, it } from 'vitest';

const themeSets = path.join(import.meta.dirname, '../../../themes/sets');
const rows = Object.entries<Site>(sites);

it('the table of sites has nothing wrong in it', () => {
  expect(validateSites(sites, { themeKeys })).toEqual([]);
});

it('every site has all its words', () => {
  expect(validateMessages(sites, catalogues)).toEqual([]);
});

it('every site has the words of a region that stand over its catalogue', () => {
  const wrong = rows.filter(([, { region, catalogue }]) => region && regions[region].catalogue !== catalogue);

  expect(wrong.map(([id, { region }]) => `${id}: ${region}`)).toEqual([]);
});

it('every site says of its results what the route table says', () => {
  const wrong = rows.filter(([, { language, resultsPath }]) => resultsPath !== routes.resultsHome[language]);

  expect(wrong.map(([id, { resultsPath }]) => `${id}: ${resultsPath}`)).toEqual([]);
});

it('every site wears a theme set that there is', () => {
  const missing = rows.filter(([, { theme }]) => !existsSync(path.join(themeSets, theme, 'tokens.ts')));

  expect(missing.map(([id, { theme }]) => `${id}: ${theme}`)).toEqual([]);
});

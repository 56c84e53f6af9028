import { describe, expect, it } from 'vitest';
import { checkSites } from './checkSites.ts';
import { editionFileSchema } from './editionFile.ts';
import type { SiteFolder } from './readSiteFile.ts';
import { siteFileSchema } from './siteFile.ts';

const head = { name: 'Red', timeZone: 'America/Bogota', language: 'es' };

function newsroom(folder: string, code: string, more: object = {}): SiteFolder {
  const site = siteFileSchema.parse({
    ...{ ...head, code, address: `https://${folder}.example` },
    ...{
      pictureCredit: 'Red',
      colours: ['#ffffff', '#000000'],
      tagDescription: '',
      tagKeywords: '',
      tags: {},
    },
    sections: [{ slug: 'copa', name: 'Copa', description: 'Todo lo que pasa en la copa.' }],
    desks: [],
    ...more,
  });
  return { folder: `seed/newsroom/${folder}`, site };
}

function edition(folder: string, code: string, newsOf: string, more: object = {}): SiteFolder {
  const address = `https://${folder}.example`;
  const site = editionFileSchema.parse({ ...head, code, newsOf, address, ...more });
  return { folder: `seed/newsroom/${folder}`, site };
}

const red = newsroom('red', 'RED');

describe('sites that stand beside each other', () => {
  it('are fine with codes, addresses and forms of their own, and editions of editions', () => {
    const found = [red, edition('mar', 'MAR', 'RED'), edition('rio', 'RIO', 'MAR'), newsroom('sol', 'SOL')];

    expect(() => checkSites(found)).not.toThrow();
  });

  it.each([
    ['one code', edition('mar', 'RED', 'RED'), 'mar/site.yaml: code RED is already that of red/site.yaml.'],
    [
      'one address',
      edition('mar', 'MAR', 'RED', { address: 'https://red.example/' }),
      'mar/site.yaml: address https://red.example is already that of red/site.yaml.',
    ],
    [
      'one form',
      edition('mar', 'MAR', 'RED', { forms: { boletin: 'newsletter' } }),
      'mar/site.yaml: form boletin is already that of sol/site.yaml.',
    ],
    [
      'news of a site there is none of',
      edition('mar', 'MAR', 'LUNA'),
      'mar/site.yaml: newsOf LUNA: there is no such site.',
    ],
    ['news of itself', edition('mar', 'MAR', 'MAR'), 'mar/site.yaml: newsOf leads in a circle: MAR → MAR.'],
    [
      'news in another language',
      edition('mar', 'MAR', 'RED', { language: 'pt' }),
      'mar/site.yaml: language pt: the news of RED are in es.',
    ],
  ])('cannot have %s: the file is named', (_, site, message) => {
    const sol = newsroom('sol', 'SOL', { forms: { boletin: 'newsletter' } });

    expect(() => checkSites([red, sol, site])).toThrow(message);
  });

  it('cannot have one path of one app', () => {
    const place = { app: 'red', prefix: '/mx', address: undefined };
    const found = [red, edition('mar', 'MAR', 'RED', place), edition('rio', 'RIO', 'RED', place)];

    expect(() => checkSites(found)).toThrow(
      'rio/site.yaml: address the app red/mx is already that of mar/site.yaml.',
    );
  });

  it('cannot give their news around in a circle', () => {
    const found = [
      red,
      edition('mar', 'MAR', 'RIO'),
      edition('rio', 'RIO', 'MAR'),
      edition('sal', 'SAL', 'MAR'),
    ];

    expect(() => checkSites(found)).toThrow('mar/site.yaml: newsOf leads in a circle: MAR → RIO → MAR.');
  });
});

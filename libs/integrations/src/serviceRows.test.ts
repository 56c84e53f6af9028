import { describe, expect, it } from 'vitest';
import { serviceRows } from './serviceRows';

const box = [{ sizes: [[300, 250]] }];
const isTaken = (ads: object) => serviceRows.safeParse({ ads }).success;

describe('a row of ads', () => {
  it('names placements and where they stand', () => {
    expect(
      isTaken({ placements: { box }, slots: { article: { text: { placement: 'box', every: 4 } } } }),
    ).toBe(true);
  });

  it.each([
    ['a place for a placement that is not there', { placements: { box }, slots: { list: { end: 'bxo' } } }],
    ['a page that has no places', { placements: { box }, slots: { privacy: { end: 'box' } } }],
    [
      'more ad than text',
      { placements: { box }, slots: { article: { text: { placement: 'box', every: 2 } } } },
    ],
    ['an ad without a size', { placements: { box: [{ sizes: [] }] }, slots: {} }],
    [
      'a picture of another host, which would be asked for before the choice',
      {
        placements: { box: [{ ...box[0], customAd: { src: 'https://a.example/a.png', alt: '' } }] },
        slots: {},
      },
    ],
    ['a script that is none', { script: 'javascript:alert(1)', placements: {}, slots: {} }],
  ])('is refused with %s', (_, ads) => {
    expect(isTaken(ads)).toBe(false);
  });
});

describe('a row of a consent manager', () => {
  const manager = { name: 'Manager', script: 'https://manager.example/m.js' };
  const isTaken = (row: object) => serviceRows.safeParse({ consentManager: { ...manager, ...row } }).success;

  it.each([
    ['a name and a script', {}],
    ['what its script has besides', { attributes: { 'data-domain-script': 'a-1' } }],
    ['a command that opens its settings', { settings: { command: 'displayConsentUi' } }],
    ['a function that does', { settings: { call: 'OneTrust.ToggleInfoDisplay' } }],
    ['numbers of vendors by rows of services', { vendors: { ads: 755 } }],
  ])('has %s', (_, row) => {
    expect(isTaken(row)).toBe(true);
  });

  it.each([
    ['no script', { script: undefined }],
    ['a script that is none', { script: 'javascript:alert(1)' }],
    ['no name', { name: '' }],
    ['an attribute that does something', { attributes: { onload: 'alert(1)' } }],
    ['code for a function', { settings: { call: 'alert(1)' } }],
    ['two ways to its settings', { settings: { command: 'a', call: 'b' } }],
    ['a vendor of a service that is none', { vendors: { weather: 1 } }],
    ['a vendor without a number', { vendors: { ads: '755' } }],
  ])('is refused with %s', (_, row) => {
    expect(isTaken(row)).toBe(false);
  });
});

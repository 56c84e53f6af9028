import { describe, expect, it } from 'vitest';
import { sites } from './sites';
import { validateMessages } from './validateMessages';

const rows = { fca: sites.fca, 'bolavip-en': sites['bolavip-en'] };
const es = { shell: { menu: 'Menú' }, list: { points: { short: 'PTS' } } };

describe('readers of a site', () => {
  it('miss nothing when the catalogues say the same things', () => {
    const en = { shell: { menu: 'Menu' }, list: { points: { short: 'PTS' } } };

    expect(validateMessages(rows, { es, en })).toEqual([]);
  });

  it('are named with the message that their catalogue lacks', () => {
    expect(validateMessages(rows, { es, en: { shell: { menu: 'Menu' } } })).toEqual([
      'bolavip-en: the catalogue en lacks list.points.short',
    ]);
  });

  it('miss a message that is empty', () => {
    const en = { shell: { menu: '' }, list: { points: { short: 'PTS' } } };

    expect(validateMessages(rows, { es, en })).toEqual(['bolavip-en: the catalogue en lacks shell.menu']);
  });

  it('are named when their catalogue is missing as a whole', () => {
    expect(validateMessages(rows, { es })).toEqual(['bolavip-en: there is no catalogue en']);
  });
});

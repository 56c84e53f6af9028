import { describe, expect, it } from 'vitest';
import { brands } from '@cancha/brands/brands';
import { createSiteTranslator } from './createSiteTranslator';

const t = createSiteTranslator(brands.fca);

describe('the words of a site', () => {
  it('agree with their number', () => {
    expect([0, 1, 2].map((n) => t('standings.goals', { n }))).toEqual(['0 goles', '1 gol', '2 goles']);
  });

  it('carry the values they are given', () => {
    expect(t('tag.title', { tag: 'Keylor Navas' })).toBe('Keylor Navas | Today news');
    expect(t('standings.points.long')).toBe('Puntos');
  });

  it('take braces and angles in a value for what they are', () => {
    expect(t('tag.title', { tag: '{x} <b>' })).toBe('{x} <b> | Today news');
  });

  it('are not made up for a language without a catalogue', () => {
    expect(() => createSiteTranslator({ ...brands.fca, language: 'pt' })).toThrow(
      'No messages for the language "pt" of fca',
    );
  });
});

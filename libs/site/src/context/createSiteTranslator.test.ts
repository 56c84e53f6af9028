import type { Site } from '@cancha/brands/Site';
import { sites } from '@cancha/brands/sites';
import { catalogues } from '@cancha/messages/catalogues';
import { describe, expect, it } from 'vitest';
import { createSiteTranslator } from './createSiteTranslator';

const t = createSiteTranslator(sites.fca);

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

  it.each([
    ['fca', 'Equipo'],
    ['bolavip-en', 'Team'],
    ['bolavip-pt', 'Time'],
    ['sfpt', 'Equipa'],
    ['sfmz', 'Equipa'],
  ] as const)('of %s are those of its catalogue: %s', (id, team) => {
    expect(createSiteTranslator(sites[id])('standings.team.long')).toBe(team);
  });

  it.each([
    ['fca', 'YA VOTARON 12\u00a0345 PERSONAS'],
    ['bolavip-mx', 'YA VOTARON 12,345 PERSONAS'],
    ['bolavip-ar', 'YA VOTARON 12.345 PERSONAS'],
    ['bolavip-pt', 'JÁ VOTARAM 12.345 PESSOAS'],
    ['sfpt', 'JÁ VOTARAM 12\u00a0345 PESSOAS'],
    ['wst', '12,345 PEOPLE HAVE VOTED'],
  ] as const)('of %s have figures as its readers write them: %s', (id, text) => {
    expect(createSiteTranslator(sites[id])('poll.votes', { n: 12_345 })).toBe(text);
  });

  it.each([
    ['fca', 'Mediocampista', 'Escríbenos'],
    ['bolavip-ar', 'Volante', 'Escribinos'],
    ['lpm', 'Volante', 'Escribinos'],
    ['spoiler', 'Volante', 'Escribinos'],
    ['redgol', 'Volante', 'Escríbenos'],
    ['cruz-azul', 'Mediocampista', 'Escríbenos'],
    ['bolavip-pe', 'Centrocampista', 'Escríbenos'],
  ] as const)('of %s are those of its region: %s, %s', (id, midfielder, contact) => {
    const own = createSiteTranslator(sites[id]);

    expect([own('playerPage.midfielder'), own('footer.contact')]).toEqual([midfielder, contact]);
  });

  it.each(Object.values<Site>(sites))('are there for $id, in the language of its figures', (site) => {
    expect(createSiteTranslator(site)('shell.skip')).toBe(catalogues[site.catalogue].shell.skip);
    expect(site.numberLocale.slice(0, 2)).toBe(site.catalogue.slice(0, 2));
  });

  it('are the brandConfig’s where it says otherwise, for that site alone', () => {
    const own = createSiteTranslator(sites.fca, { tag: { title: '{tag}: noticias' } });

    expect(own('tag.title', { tag: 'mls' })).toBe('mls: noticias');
    expect(own('tag.page', { n: 2 })).toBe('Página 2');
    expect(t('tag.title', { tag: 'mls' })).toBe('mls | Today news');
  });
});

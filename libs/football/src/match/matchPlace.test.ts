import type { Site } from '@cancha/brands/Site';
import { sites } from '@cancha/brands/sites';
import { describe, expect, it } from 'vitest';
import { routeReader } from '@cancha/site/testing/routeReader';
import { matchNewsRoute, matchRoute } from './MatchPage';
import { matchPictureRoute } from './matchPicturePath';
import { minuteHref, readMatchPlace } from './matchPlace';

const path = '/resultados/futbol/partido/mexico-inglaterra/m1';
const { redgol, fca } = sites;
const read = routeReader([matchRoute, matchNewsRoute, matchPictureRoute]);
const inside = (search = '', under = path, site: Site = redgol) => read(site, `${under}?${search}`);
const placeOf = (search = '', under = path) => {
  const [folder, ...rest] = inside(search, under).split('/');
  return folder === 'match' ? readMatchPlace(rest) : null;
};

describe('the address of a match', () => {
  it('leads to its page, to its news, and to any of its minutes', () => {
    expect(placeOf()).toEqual({ id: 'm1', slug: 'mexico-inglaterra', tab: 'match', minute: null });
    expect(placeOf('', `${path}/noticias`)?.tab).toBe('matchNews');
    expect(placeOf('minuto=63')?.minute).toEqual({ minute: 63, added: 0 });
    for (const search of ['minuto=90%2B3', 'minuto=90+3'])
      expect(placeOf(search)?.minute).toEqual({ minute: 90, added: 3 });
  });

  it.each(['minuto=', 'minuto=-1', 'minuto=abc', 'minuto=121', 'minuto=1&minuto=2'])(
    'with %s leads nowhere',
    (search) => {
      expect(inside(search)).toBe('missing');
    },
  );

  it('names its minutes in the language of the site', () => {
    expect(minuteHref('/m', { minute: 90, added: 3 }, 'en')).toBe('/m?minute=90%2B3');
    expect(minuteHref('/m', { minute: 63, added: 0 }, 'pt')).toBe('/m?minuto=63');
  });

  it('is none where matches have no pages', () => {
    expect(inside('', path, fca)).toBe('missing');
    expect(inside('', '/api/match-picture/m1.png', fca)).toBe('missing');
  });

  it('has a picture for where it is shared', () => {
    expect(inside('', '/api/match-picture/m1.png')).toBe('match-picture/m1');
  });
});

import { sites } from '@cancha/brands/sites';
import type { Site } from '@cancha/brands/Site';
import { expect, it } from 'vitest';
import { entityAddress } from './entityAddress';
import { entityParams } from '@cancha/blocks/matches/entityHref';

const spanish = sites.fca;
const english: Site = { ...spanish, id: 'en', language: 'en', prefix: '/en' };
const withoutFootball: Site = {
  ...spanish,
  id: 'x',
  capabilities: { ...spanish.capabilities, football: false },
};
const context = { site: spanish };
const worldCup = { id: 'x1', name: 'Copa Mundial', slug: 'mundial' };
const mexico = { id: 't1', name: 'México' };

it('a competition is on every edition with football, in the words of its language', () => {
  const address = entityAddress(context, 'tournamentStandings', worldCup);

  expect([spanish, english, withoutFootball].map(address.isOn)).toEqual([true, true, false]);
  expect(address.on(english)).toBe('/en/results/soccer/tournaments/mundial/x1/standings');
});

it('a team is on the editions of one language alone: elsewhere its slug is another', () => {
  const address = entityAddress(context, 'team', mexico);

  expect([spanish, english].map(address.isOn)).toEqual([true, false]);
  expect(address.on(spanish)).toBe('/resultados/futbol/equipo/mexico/t1');
});

it('a round of a calendar is named in one language', () => {
  const query = '?jornada=final';
  const address = entityAddress(context, 'tournamentCalendar', worldCup, query);

  expect(address.isOn(english)).toBe(false);
  expect(address.on(spanish)).toBe(`/resultados/futbol/competencias/mundial/x1/calendario${query}`);
});

it.each([
  [{ id: 'a', name: 'Pérez Zeledón' }, 'perez-zeledon'],
  [{ id: 'a', name: 'Copa', slug: 'copa-oro' }, 'copa-oro'],
  [{ id: 'a', name: '日本', slug: null }, '-'],
])('the slug of %j is %s', (entity, slug) => {
  expect(entityParams(entity)).toEqual({ slug, id: 'a' });
});

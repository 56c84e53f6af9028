import { expect, it } from 'vitest';
import { familyOf } from './familyOf';
import { sites } from './sites';

const idsOf = (id: keyof typeof sites) => familyOf(sites[id], Object.values(sites)).map((site) => site.id);

it('the editions of Bolavip are ten, whichever of them asks', () => {
  expect(idsOf('bolavip-mx')).toHaveLength(10);
  expect(idsOf('bolavip-mx')).toEqual(idsOf('bolavip-en'));
  expect(idsOf('bolavip-mx')).toContain('bolavip-mx');
});

it('of the two brands of Portugal one belongs to the family', () => {
  expect(idsOf('sfmz')).toEqual(['somosfanaticos-pt', 'sfmz', 'sfao']);
  expect(idsOf('sfpt')).toEqual(['sfpt']);
});

it('a site without editions is a family of its own', () => {
  expect(idsOf('fca')).toEqual(['fca']);
});

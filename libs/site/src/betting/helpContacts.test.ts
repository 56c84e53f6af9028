import { sites } from '@cancha/brands/sites';
import { expect, it } from 'vitest';
import { testContext } from '../testing/testContext';
import { helpContacts } from './helpContacts';

const contactsOf = (countryCode: string) => helpContacts(testContext({ site: { countryCode } }));

it('the helpline of the country can be called, and its authority be looked up', () => {
  expect(contactsOf('MX')).toMatchObject([
    { label: 'Línea de ayuda', phone: { text: '800\u00a0911\u00a02000', href: 'tel:8009112000' } },
    { label: 'Autoridad', href: 'http://www.juegosysorteos.gob.mx/', rel: 'nofollow noreferrer' },
  ]);
});

it('what is not confirmed is not there', () => {
  const [authority, ...others] = contactsOf('CL');

  expect(authority).toEqual({
    ...{ id: 'authority', label: 'Autoridad', name: 'Superintendencia de Casinos de Juego' },
  });
  expect(others).toEqual([]);
  expect(contactsOf('ZZ')).toEqual([]);
});

it('every site with betting names somebody', () => {
  for (const site of Object.values(sites).filter(({ capabilities }) => capabilities.betting))
    expect(contactsOf(site.countryCode).length).toBeGreaterThan(0);
});

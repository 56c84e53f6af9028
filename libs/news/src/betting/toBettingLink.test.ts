import { expect, it } from 'vitest';
import { testContext } from '@cancha/site/testing/testContext';
import { toBettingLink } from './toBettingLink';

const link = (href: string, affiliate: boolean) =>
  toBettingLink({ href, affiliate }, 'Ir', testContext({ networkHosts: ['redgol.example'] }));

it('only a link that is marked as paid for is sponsored', () => {
  expect(link('https://casa.example/x', true)).toMatchObject({
    rel: 'sponsored nofollow noopener',
    paid: true,
  });
  expect(link('https://casa.example/x', false)).toMatchObject({ rel: 'nofollow', paid: false });
});

it('a page of the site or of the network is neither', () => {
  expect(link('/apuestas/guias', true)).toEqual({
    href: '/apuestas/guias',
    text: 'Ir',
    rel: undefined,
    paid: false,
  });
  expect(link('https://redgol.example/apuestas', true)).toMatchObject({ rel: undefined, paid: false });
});

it.each(['javascript:alert(1)', 'http://10.0.0.1/', ''])('%s is no link', (href) => {
  expect(link(href, true)).toBeNull();
});

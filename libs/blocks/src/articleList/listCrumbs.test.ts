import { describe, expect, it } from 'vitest';
import { routeAddress } from '@cancha/site/head/routeAddress';
import { testContext } from '@cancha/site/testing/testContext';
import { listCrumbs } from './listCrumbs';

const crumbs = (page: number) =>
  listCrumbs(
    {
      name: 'Últimas noticias',
      page,
      addressOf: (n) => routeAddress('latest', {}, { sharedWith: 'family', page: n }),
    },
    testContext(),
  );

describe('the way to a list', () => {
  it('is one step from the front page', () => {
    expect(crumbs(1)).toEqual([
      { name: 'Portada', href: '/' },
      { name: 'Últimas noticias', href: null },
    ]);
  });

  it('leads to the first page from the others, at its own address', () => {
    expect(crumbs(3)).toEqual([
      { name: 'Portada', href: '/' },
      { name: 'Últimas noticias', href: '/ultimas-noticias' },
      { name: 'Página 3', href: null },
    ]);
  });
});

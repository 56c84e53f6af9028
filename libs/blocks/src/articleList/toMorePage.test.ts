import { expect, it } from 'vitest';
import { routeAddress } from '@cancha/site/head/routeAddress';
import type { ListContent } from './ListContent';
import { anArticle } from '@cancha/site/testing/anArticle';
import { testContext } from '@cancha/site/testing/testContext';
import { toMorePage } from './toMorePage';

const content = (page: number, lastPage: number, ids: readonly string[]): ListContent => ({
  ...{ title: 'Últimas noticias', name: 'Últimas noticias', heading: 'Últimas noticias', description: '' },
  articles: ids.map((id) => anArticle(id)),
  page,
  lastPage,
  addressOf: (n) => routeAddress('latest', {}, { sharedWith: 'family', page: n }),
});

it('a further page has the cards of the page of that number, its address and the way on', async () => {
  const more = await toMorePage(testContext(), content(2, 3, ['1', '2']));

  expect(more).toMatchObject({ page: 2, address: '/ultimas-noticias?page=2', next: 3 });
  expect(more.cards.map(({ href }) => href)).toEqual([
    '/mundial-2026/nota-1.html',
    '/mundial-2026/nota-2.html',
  ]);
  expect(more.cards[0]?.html).toMatch(/^<article.*href="\/mundial-2026\/nota-1\.html".*<\/article>$/s);
  expect(more.pager).toContain('href="/ultimas-noticias?page=3"');
});

it('the last page has none after it, nor has an empty one', async () => {
  expect((await toMorePage(testContext(), content(3, 3, ['1']))).next).toBeNull();
  expect((await toMorePage(testContext(), content(3, 9, []))).next).toBeNull();
});

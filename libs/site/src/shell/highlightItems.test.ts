import { describe, expect, it } from 'vitest';
import { testContext } from '../testing/testContext';
import { highlightItems } from './highlightItems';

const tags = (...urls: string[]) => urls.map((url, order) => ({ label: `Tema ${url}`, url, order }));
const five = tags('/tema/a', '/tema/b', '/tema/c', '/tema/d', '/tema/e');
const items = (links = five, environment: Record<string, string> = {}) =>
  highlightItems(links, testContext({ environment }));

describe('the links of the moment', () => {
  it('are those of the newsroom in its order', () => {
    expect(items().map(({ href }) => href)).toEqual(five.map(({ url }) => url));
  });

  it('are cut to 35 characters and three dots, and keep the whole of a name beside it', () => {
    const label = 'Eliminatorias de Concacaf rumbo al Mundial';

    expect(items([...five, { label, url: '/tema/x', order: 9 }]).at(-1)).toMatchObject({
      name: 'Eliminatorias de Concacaf rumbo al ...',
      title: label,
    });
  });

  it('have no other name where the whole one is shown', () => {
    expect(items().some((item) => 'title' in item)).toBe(false);
  });

  it('lead to no betting where that is hidden', () => {
    const withBetting = tags('/tema/a', '/tema/b', '/tema/c', '/tema/d', '/apuestas');

    expect(items(withBetting, { BETTING_LINKS_HIDDEN: 'true' })).toHaveLength(4);
  });
});

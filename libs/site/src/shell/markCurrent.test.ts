import { describe, expect, it } from 'vitest';
import { testContext } from '../testing/testContext';
import { markCurrent } from './markCurrent';
import { toNavItems } from './toNavItem';

const context = testContext({ site: { origin: 'https://futbol.example' } });
const isCurrent = (url: string, path: string) =>
  markCurrent(toNavItems([{ name: 'x', url }], context), path, context.site)[0]?.current;

describe('an entry of a menu', () => {
  it.each([
    ['/panama', '/panama'],
    ['/panama/', '/panama?page=2'],
    ['/panama#x', '/panama/'],
    ['/', '/'],
    ['https://futbol.example/panama', '/panama'],
  ])('to %s is current on its own page %s, whatever slash, query or fragment there is', (url, path) => {
    expect(isCurrent(url, path)).toBe(true);
  });

  it.each([
    ['/panama', '/panama/nota.html'],
    ['/', '/panama'],
    ['https://x.example/panama', '/panama'],
    ['', ''],
  ])('to "%s" is not current on "%s"', (url, path) => {
    expect(isCurrent(url, path)).toBe(false);
  });
});

it('leaves a menu alone that does not lead to the page', () => {
  const items = toNavItems([{ name: 'x', url: '/panama' }], context);

  expect(markCurrent(items, '/honduras', context.site)).toBe(items);
});

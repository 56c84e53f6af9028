import { describe, expect, it } from 'vitest';
import { testContext } from '../testing/testContext';
import { isBettingLink } from './isBettingLink';

const hiddenBy = (flag: string) => testContext({ environment: { BETTING_LINKS_HIDDEN: flag } });

describe('links into the betting section', () => {
  it('are hidden by the flag that is exactly "true"', () => {
    expect(isBettingLink('/apuestas', hiddenBy('true'))).toBe(true);
    expect(isBettingLink('/apuestas/codigos', hiddenBy('true'))).toBe(true);
  });

  it.each(['True', 'TRUE', '1', 'yes', 'false', ' true'])('stay with the flag "%s"', (flag) => {
    expect(isBettingLink('/apuestas', hiddenBy(flag))).toBe(false);
  });

  it('are hidden where the brand has no betting', () => {
    const { capabilities } = testContext().site;
    const context = testContext({ site: { capabilities: { ...capabilities, betting: false } } });

    expect(isBettingLink('/apuestas', context)).toBe(true);
  });

  it('are not confused with words that begin alike', () => {
    expect(isBettingLink('/apuestas-deportivas', hiddenBy('true'))).toBe(false);
    expect(isBettingLink('/tema/apuestas', hiddenBy('true'))).toBe(false);
  });

  it('are looked for under the site’s own section and prefix', () => {
    const context = testContext({
      site: { prefix: '/br', bettingCategory: 'apostas' },
      environment: { BETTING_LINKS_HIDDEN: 'true' },
    });

    expect(isBettingLink('/br/apostas/x', context)).toBe(true);
    expect(isBettingLink('/br/apuestas', context)).toBe(false);
  });

  it.each(['/apuestas?a=b', '/apuestas#codigos', '/apuestas/?a=b'])(
    'are hidden with whatever follows their path: %s',
    (href) => {
      expect(isBettingLink(href, hiddenBy('true'))).toBe(true);
    },
  );
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { testContext } from '@cancha/site/testing/testContext';
import { BettingIntro } from './BettingIntro';
import type { BettingData } from './loadBetting';

const nothing: BettingData = { notice: null, tip: null, bet: null, promotions: [], reviews: [] };
const promotion = {
  ...{ id: 'a', operator: 'Casa', title: 'Bono', code: 'GOL', terms: 'Requisito de 8 veces.' },
  ...{ expiresOn: null, link: { href: 'https://casa.example', affiliate: true } },
};
const render = (data: Partial<BettingData>) =>
  renderToStaticMarkup(<BettingIntro context={testContext()} data={{ ...nothing, ...data }} />);

it('the notice for adults stands before everything, the newsroom’s own where it has one', () => {
  expect(render({})).toMatch(/^<div[^>]*><p[^>]*><b>18\+<\/b><span>Solo para mayores/);
  expect(render({ notice: 'Juegue con límites.' })).toContain('<span>Juegue con límites.</span>');
});

it('a bet is told with its odds as the site writes them, until when, and whose time that is', () => {
  const bet = {
    ...{ id: 'b', title: 'Menos de 2.5', text: '', market: null, selection: 'Menos', odds: 1.65 },
    ...{ link: '/apuestas/nota.html', expiresAt: '2026-07-19T19:00:00Z' },
  };
  const html = render({ bet });

  expect(html).toContain('Apuesta del día');
  expect(html).toContain('1,65');
  expect(html).toContain('13:00 (hora CR)');
  expect(html).toContain('href="/apuestas/nota.html"');
});

it('an offer shows its terms, and the link that pays says so to search engines', () => {
  const html = render({ promotions: [promotion] });

  expect(html).toContain('Requisito de 8 veces.');
  expect(html).toContain('rel="nofollow sponsored"');
});

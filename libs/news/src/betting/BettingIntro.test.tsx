import type { Promotion, Review } from '@cancha/data-access/betting/Promotion';
import { testContext } from '@cancha/site/testing/testContext';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BettingIntro } from './BettingIntro';
import type { BettingData } from './loadBetting';
import { reviewsLd } from './reviewsLd';

const nothing: BettingData = { notice: null, tip: null, bet: null, promotions: [], reviews: [] };
const entry = {
  ...{ id: 'a', operator: 'Casa', licence: 'EJ-1', countries: ['PA'] },
  link: { href: 'https://casa.example/', affiliate: true },
};
const promotion: Promotion = {
  ...entry,
  ...{ title: 'Bono', code: 'GOL', terms: 'Requisito de 8 veces.' },
  ...{ startsOn: null, expiresOn: '2026-12-31' },
};
const review: Review = {
  ...entry,
  ...{ summary: 'Paga a tiempo.', mark: 7.5, pros: ['Rápida'], cons: ['Cara'] },
  ...{ path: null, reviewedOn: '2026-07-06' },
};
const contextOf = (countryCode = 'PA') => testContext({ site: { countryCode } });
const render = (data: Partial<BettingData>, countryCode?: string) =>
  renderToStaticMarkup(<BettingIntro context={contextOf(countryCode)} data={{ ...nothing, ...data }} />);

describe('the notice for adults', () => {
  it('stands before everything, in the newsroom’s words where they name the age', () => {
    expect(render({})).toMatch(/^<div[^>]*><div[^>]*><b>18\+<\/b>/);
    expect(render({})).toContain('Solo para mayores de 18 años.');
    expect(render({ notice: 'Mayores de 18, con límites.' })).toContain(
      '<strong>Mayores de 18, con límites.',
    );
    expect(render({ notice: 'Con límites.' })).toContain('con responsabilidad. Con límites.');
  });

  it('says 21 in the United States, whatever the newsroom says to others', () => {
    const html = render({ notice: 'Solo para mayores de 18 años.' }, 'US');

    expect(html).toContain('<b>21+</b>');
    expect(html).toContain('mayores de 21 años');
    expect(html).not.toMatch(/\b18\b/);
  });

  it('tells who pays, or that nobody does and why', () => {
    expect(render({})).toContain('FCA puede recibir una comisión');
    expect(render({}, 'CL')).toContain('Aquí no hay ofertas ni enlaces de operadores. La ley de este país');
    expect(render({}, 'ZZ')).toContain('No es seguro que la ley lo permita');
  });

  it('says what the law has to have said, and whom to turn to', () => {
    const html = render({}, 'MX');

    expect(html).toContain('Los juegos con apuestas están prohibidos para menores de edad.');
    expect(html).toContain('href="tel:8009112000"');
  });
});

it('a bet is told with its odds as the site writes them, whose and from when, and until when it stands', () => {
  const bet = {
    ...{ id: 'b', title: 'Menos de 2.5', text: '', market: null, selection: 'Menos', odds: 1.65 },
    ...{ oddsFrom: 'la mesa', oddsTakenAt: '2026-07-18T13:30:00Z' },
    ...{ link: '/apuestas/nota.html', expiresAt: '2026-07-19T19:00:00Z' },
  };
  const html = render({ bet });

  expect(html).toContain('Apuesta del día');
  expect(html).toContain('1,65');
  expect(html).toContain('Cuota de la mesa, tomada el Sábado 18 de julio de 2026, 07:30 (hora CR)');
  expect(html).toContain('13:00 (hora CR)');
  expect(html).toContain('href="/apuestas/nota.html"');
});

it('the bet of the day is called as the brand calls it', () => {
  const settings = { ...testContext().brandConfig.settings, betOfTheDayTitleText: 'Nuestra apuesta' };
  const context = testContext({ brandConfig: { settings } });
  const bet = {
    ...{ id: 'b', title: 'Menos de 2.5', text: '', market: null, selection: null, odds: null },
    ...{ oddsFrom: null, oddsTakenAt: null, link: null, expiresAt: null },
  };
  const html = renderToStaticMarkup(<BettingIntro context={context} data={{ ...nothing, bet }} />);

  expect(html).toContain('Nuestra apuesta');
  expect(html).not.toContain('Apuesta del día');
});

it('an offer shows code, terms, licence, country and last day, and its link says that it pays', () => {
  const html = render({ promotions: [promotion] });

  for (const part of ['GOL', 'Requisito de 8 veces.', 'EJ-1', 'Válido en Panamá', '31 de diciembre de 2026'])
    expect(html).toContain(part);
  expect(html).toContain('rel="sponsored nofollow noopener"');
});

describe('a review', () => {
  it('shows its mark, points, licence and day', () => {
    const html = render({ reviews: [review] });

    for (const part of ['7,5', 'Rápida', 'Cara', 'EJ-1', '6 de julio de 2026']) expect(html).toContain(part);
  });

  it('is told to search engines with who wrote it, its mark and its day', () => {
    expect(JSON.parse(reviewsLd([review], contextOf()) ?? '')['@graph']).toMatchObject([
      {
        '@type': 'Review',
        itemReviewed: { name: 'Casa' },
        author: { '@type': 'NewsMediaOrganization' },
        reviewRating: { ratingValue: 7.5, worstRating: 0, bestRating: 10 },
        datePublished: '2026-07-06',
      },
    ]);
  });

  it('is not told to them without a day', () => {
    expect(reviewsLd([{ ...review, reviewedOn: null }], contextOf())).toBeUndefined();
    expect(reviewsLd([], contextOf())).toBeUndefined();
  });
});

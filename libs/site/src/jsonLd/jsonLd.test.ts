import { describe, expect, it } from 'vitest';
import { anArticle } from '../testing/anArticle';
import { testContext } from '../testing/testContext';
import { isDesk, profilePageLd } from './authorLd';
import { itemListLd } from './itemListLd';
import { publisherLd } from './publisherLd';
import { webSiteLd } from './webSiteLd';

const origin = 'https://copa.example';
const inContext = (brandConfig: object = {}) => testContext({ site: { origin, prefix: '/mx' }, brandConfig });
const read = (json: string) => JSON.parse(json) as Record<string, unknown>;

describe('who signs', () => {
  it.each([
    'Mesa Mundial',
    'Redacción',
    'Redação Copa',
    'Equipo La Roja',
    'Núcleo de Dados',
    'World Cup Desk',
    'Staff',
  ])('%s is a desk', (name) => {
    expect(isDesk(name, [])).toBe(true);
  });

  it.each(['Ana Mora', 'Mesandro Díaz', 'Deskan Smith', 'Equipol'])('%s is a person', (name) => {
    expect(isDesk(name, [])).toBe(false);
  });

  it('with the name of the site is no person', () => {
    expect(isDesk('fútbol centroamérica', ['Fútbol Centroamérica'])).toBe(true);
  });

  it('is described on a page of their own', () => {
    const ana = {
      name: 'Ana Mora',
      username: 'ana',
      picture: 'https://x.example/a.jpg',
      description: 'Cronista',
    };

    expect(read(profilePageLd(ana, inContext()))).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: {
        ...{ '@type': 'Person', name: 'Ana Mora', description: 'Cronista', image: 'https://x.example/a.jpg' },
        url: `${origin}/mx/staff/ana`,
      },
    });
  });
});

describe('who publishes', () => {
  it('is the brand where the organisation is not shown, with a logo and without addresses that are not given', () => {
    const social = [{ name: 'facebook', url: null }];
    const data = publisherLd(inContext({ organisation: null, social }));

    expect(data).toMatchObject({
      name: 'Fútbol Centroamérica',
      logo: { url: `${origin}/brand/fca/icon-512.png` },
    });
    expect(data).not.toHaveProperty('sameAs');
  });

  it('says where else it is to be found', () => {
    const social = [
      { name: 'x', url: 'https://x.com/a' },
      { name: 'facebook', url: null },
    ];

    expect(publisherLd(inContext({ social }))).toMatchObject({ sameAs: ['https://x.com/a'] });
  });
});

it('a list names its articles once each, in their order, by whole addresses', () => {
  const articles = [anArticle('2'), anArticle('1'), anArticle('2')];

  expect(read(itemListLd(articles, inContext()))).toMatchObject({
    numberOfItems: 2,
    itemListElement: [
      { position: 1, url: `${origin}/mx/mundial-2026/nota-2.html` },
      { position: 2, url: `${origin}/mx/mundial-2026/nota-1.html` },
    ],
  });
});

it('a front page says which site it is, and claims no search that there is not', () => {
  const data = read(webSiteLd(inContext()));

  expect(data).toMatchObject({ '@type': 'WebSite', url: `${origin}/mx`, inLanguage: 'es' });
  expect(data).not.toHaveProperty('potentialAction');
});

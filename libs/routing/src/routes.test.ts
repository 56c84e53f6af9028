import { describe, expect, it } from 'vitest';
import { compileRoutes } from './compileRoutes';
import { findRoute } from './findRoute';
import type { Language } from './Language';
import { routes, type RouteName, type RouteTable } from './routes';

const languages: readonly Language[] = ['es', 'pt', 'en'];
const names = Object.keys(routes) as RouteName[];
const rows: RouteTable = routes;

const parametersOf = (path: string) => (path.match(/:\w+(?:\([^)]*\))?/g) ?? []).sort();

/** A path that the row answers, whatever its parameters. */
const sampleOf = (path: string) =>
  path
    .replace(':authorPrefix', 'staff')
    .replace(/:\w+\((\w+)[^)]*\)/g, '$1')
    .replace(/:\w+/g, 'x');

const countries = '/:country(costarica|honduras|guatemala|elsalvador|panama|nicaragua)';

/** What readers and search engines hold on to: a change here breaks links that exist. */
const published: Record<RouteName, [es: string, pt: string, en: string]> = {
  home: ['/', '/', '/'],
  latest: ['/ultimas-noticias', '/ultimas-noticias', '/latest-news'],
  trending: ['/trending', '/trending', '/trending'],
  topic: ['/tema/:topic', '/assunto/:topic', '/topic/:topic'],
  author: ['/:authorPrefix/:author', '/:authorPrefix/:author', '/:authorPrefix/:author'],
  staff: ['/info/staff', '/info/staff', '/info/staff'],
  country: [countries, countries, countries],
  about: ['/quienes-somos', '/quem-somos', '/about-us'],
  contact: ['/info/contacto', '/info/contato', '/info/contact'],
  privacy: ['/info/privacidad', '/info/privacidade', '/info/privacy'],
  terms: ['/info/terminos-y-condiciones', '/info/termos-e-condicoes', '/info/terms-and-conditions'],
  adChoices: ['/info/ad-choices', '/info/ad-choices', '/info/ad-choices'],
  editorialPolicy: ['/politica-editorial', '/politica-editorial', '/editorial-policy'],
  bettingPrinciples: [
    '/apuestas/principios-de-publicacion',
    '/apostas/principios-editoriais-apostas',
    '/editorial-policy',
  ],
};

describe('the route table', () => {
  it('publishes these addresses and no others', () => {
    const actual = Object.fromEntries(names.map((name) => [name, languages.map((l) => routes[name][l])]));
    expect(actual).toEqual(published);
  });

  it.each(names)('asks for the same parameters in each language: %s', (name) => {
    const { es, pt, en } = routes[name];
    expect(parametersOf(pt)).toEqual(parametersOf(es));
    expect(parametersOf(en)).toEqual(parametersOf(es));
  });

  it.each(languages)('lets no two pages share a path, but for the English policies: %s', (language) => {
    const clashes = names.flatMap((name) => {
      const path = sampleOf(routes[name][language]);
      const others = names.filter((other) => other !== name && answersAlone(other, language, path));
      return others.map((other) => `${name} and ${other}`);
    });
    const known = ['editorialPolicy and bettingPrinciples', 'bettingPrinciples and editorialPolicy'];
    expect(clashes).toEqual(language === 'en' ? known : []);
  });
});

function answersAlone(name: RouteName, language: Language, path: string): boolean {
  const row = rows[name];
  if (!row) throw new Error(`No row ${name}`);
  return findRoute(compileRoutes({ [name]: row }, language), path, { authorPrefix: 'staff' }) !== null;
}

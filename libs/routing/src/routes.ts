import type { Language } from './Language';

/**
 * Every public page, one row each, one column per language. Edition prefixes are added by `buildPath`.
 *
 * `:name` is one segment, `:name(a|b)` one of the listed ones, `:authorPrefix` comes from the site.
 * Fixed paths win over those with parameters; among equals the upper row wins.
 */
export const routes = {
  home: { es: '/', pt: '/', en: '/' },
  latest: { es: '/ultimas-noticias', pt: '/ultimas-noticias', en: '/latest-news' },
  trending: { es: '/trending', pt: '/trending', en: '/trending' },
  topic: { es: '/tema/:topic', pt: '/assunto/:topic', en: '/topic/:topic' },
  author: { es: '/:authorPrefix/:author', pt: '/:authorPrefix/:author', en: '/:authorPrefix/:author' },
  staff: { es: '/info/staff', pt: '/info/staff', en: '/info/staff' },
  // Countries of Central America: names of places, the same in each language.
  country: {
    es: '/:country(costarica|honduras|guatemala|elsalvador|panama|nicaragua)',
    pt: '/:country(costarica|honduras|guatemala|elsalvador|panama|nicaragua)',
    en: '/:country(costarica|honduras|guatemala|elsalvador|panama|nicaragua)',
  },
  about: { es: '/quienes-somos', pt: '/quem-somos', en: '/about-us' },
  contact: { es: '/info/contacto', pt: '/info/contato', en: '/info/contact' },
  privacy: { es: '/info/privacidad', pt: '/info/privacidade', en: '/info/privacy' },
  terms: {
    es: '/info/terminos-y-condiciones',
    pt: '/info/termos-e-condicoes',
    en: '/info/terms-and-conditions',
  },
  adChoices: { es: '/info/ad-choices', pt: '/info/ad-choices', en: '/info/ad-choices' },
  editorialPolicy: { es: '/politica-editorial', pt: '/politica-editorial', en: '/editorial-policy' },
  // English has one page for both policies: the row above answers.
  bettingPrinciples: {
    es: '/apuestas/principios-de-publicacion',
    pt: '/apostas/principios-editoriais-apostas',
    en: '/editorial-policy',
  },
} as const satisfies RouteTable;

/** Rows of a route table, by the name of the page. */
export type RouteTable = Record<string, Record<Language, `/${string}`>>;

export type RouteName = keyof typeof routes;

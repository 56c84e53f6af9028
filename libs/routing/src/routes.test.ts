import { describe, expect, it } from 'vitest';
import { buildPath } from './buildPath';
import { exampleParams } from './exampleParams';
import { hasPage } from './hasPage';
import type { Language } from './Language';
import { matchPath } from './matchPath';
import { routes, type RouteName } from './routes';
import { siteOf } from './testing/siteOf';

const languages: readonly Language[] = ['es', 'pt', 'en'];
const names = Object.keys(routes) as RouteName[];

const parametersOf = (path: string) => (path.match(/:\w+(?:\([^)]*\))?/g) ?? []).sort();

const countries = '/:country(costarica|honduras|guatemala|elsalvador|panama|nicaragua)';

/** What readers and search engines hold on to: a change here breaks links that exist. */
const published: Record<RouteName, [es: string, pt: string, en: string]> = {
  home: ['/', '/', '/'],
  latest: ['/ultimas-noticias', '/ultimas-noticias', '/latest-news'],
  latestUpdated: ['/ultimas-noticias/actualizadas', '/ultimas-noticias/atualizadas', '/latest-news/updated'],
  newsByDay: ['/ultimas-noticias/por-dia', '/ultimas-noticias/por-dia', '/latest-news/by-day'],
  trending: ['/trending', '/trending', '/trending'],
  topics: ['/tema', '/assunto', '/topic'],
  topic: ['/tema/:topic', '/assunto/:topic', '/topic/:topic'],
  author: ['/:authorPrefix/:author', '/:authorPrefix/:author', '/:authorPrefix/:author'],
  country: [countries, countries, countries],
  search: ['/buscar', '/busca', '/search'],
  polls: ['/encuestas', '/enquetes', '/polls'],
  olympics: ['/juegos-olimpicos', '/jogos-olimpicos', '/olympic-games'],
  agenda: ['/agenda', '/agenda', '/schedule'],
  about: ['/quienes-somos', '/quem-somos', '/about-us'],
  staff: ['/info/staff', '/info/staff', '/info/staff'],
  contact: ['/info/contacto', '/info/contato', '/info/contact'],
  advertisingContact: ['/info/publicidad', '/info/publicidade', '/info/advertising'],
  writeForUs: ['/info/escribe-para-nosotros', '/info/escreva-para-nos', '/info/write-for-us'],
  thankYou: ['/info/gracias', '/info/obrigado', '/info/thank-you'],
  privacy: ['/info/privacidad', '/info/privacidade', '/info/privacy'],
  terms: ['/info/terminos-y-condiciones', '/info/termos-e-condicoes', '/info/terms-and-conditions'],
  adChoices: ['/info/ad-choices', '/info/ad-choices', '/info/ad-choices'],
  editorialPolicy: ['/politica-editorial', '/politica-editorial', '/editorial-policy'],
  saved: ['/guardadas', '/salvas', '/saved'],
  myTeams: ['/mis-equipos', '/minhas-equipes', '/my-teams'],
  privacyChoices: ['/opciones-de-privacidad', '/opcoes-de-privacidade', '/privacy-choices'],
  preferences: ['/preferencias', '/preferencias', '/preferences'],
  resultsHome: ['/resultados/futbol', '/resultados/futebol', '/results/soccer'],
  competitions: [
    '/resultados/futbol/competencias',
    '/resultados/futebol/competencias',
    '/results/soccer/tournaments',
  ],
  tournament: [
    '/resultados/futbol/competencias/:slug/:id',
    '/resultados/futebol/competencias/:slug/:id',
    '/results/soccer/tournaments/:slug/:id',
  ],
  tournamentCalendar: [
    '/resultados/futbol/competencias/:slug/:id/calendario',
    '/resultados/futebol/competencias/:slug/:id/calendario',
    '/results/soccer/tournaments/:slug/:id/schedule',
  ],
  tournamentStandings: [
    '/resultados/futbol/competencias/:slug/:id/clasificacion',
    '/resultados/futebol/competencias/:slug/:id/classificacao',
    '/results/soccer/tournaments/:slug/:id/standings',
  ],
  tournamentNews: [
    '/resultados/futbol/competencias/:slug/:id/noticias',
    '/resultados/futebol/competencias/:slug/:id/noticias',
    '/results/soccer/tournaments/:slug/:id/news',
  ],
  tournamentScorers: [
    '/resultados/futbol/competencias/:slug/:id/goleadores',
    '/resultados/futebol/competencias/:slug/:id/artilharia',
    '/results/soccer/tournaments/:slug/:id/scorers',
  ],
  tournamentCards: [
    '/resultados/futbol/competencias/:slug/:id/tarjetas',
    '/resultados/futebol/competencias/:slug/:id/cartoes',
    '/results/soccer/tournaments/:slug/:id/cards',
  ],
  match: [
    '/resultados/futbol/partido/:slug/:id',
    '/resultados/futebol/jogo/:slug/:id',
    '/results/soccer/match/:slug/:id',
  ],
  matchNews: [
    '/resultados/futbol/partido/:slug/:id/noticias',
    '/resultados/futebol/jogo/:slug/:id/noticias',
    '/results/soccer/match/:slug/:id/news',
  ],
  team: [
    '/resultados/futbol/equipo/:slug/:id',
    '/resultados/futebol/equipe/:slug/:id',
    '/results/soccer/team/:slug/:id',
  ],
  teamNews: [
    '/resultados/futbol/equipo/:slug/:id/noticias',
    '/resultados/futebol/equipe/:slug/:id/noticias',
    '/results/soccer/team/:slug/:id/news',
  ],
  teamMatches: [
    '/resultados/futbol/equipo/:slug/:id/partidos',
    '/resultados/futebol/equipe/:slug/:id/jogos',
    '/results/soccer/team/:slug/:id/matches',
  ],
  teamStats: [
    '/resultados/futbol/equipo/:slug/:id/estadisticas',
    '/resultados/futebol/equipe/:slug/:id/estatisticas',
    '/results/soccer/team/:slug/:id/stats',
  ],
  teamSquad: [
    '/resultados/futbol/equipo/:slug/:id/plantel',
    '/resultados/futebol/equipe/:slug/:id/elenco',
    '/results/soccer/team/:slug/:id/team',
  ],
  teamStandings: [
    '/resultados/futbol/equipo/:slug/:id/posiciones',
    '/resultados/futebol/equipe/:slug/:id/tabelas',
    '/results/soccer/team/:slug/:id/standings',
  ],
  teamMeetings: [
    '/resultados/futbol/equipo/:slug/:id/historial',
    '/resultados/futebol/equipe/:slug/:id/confrontos',
    '/results/soccer/team/:slug/:id/head-to-head',
  ],
  player: [
    '/resultados/futbol/jugador/:slug/:id',
    '/resultados/futebol/jogador/:slug/:id',
    '/results/soccer/player/:slug/:id',
  ],
  venue: [
    '/resultados/futbol/estadio/:slug/:id',
    '/resultados/futebol/estadio/:slug/:id',
    '/results/soccer/venue/:slug/:id',
  ],
  referee: [
    '/resultados/futbol/arbitro/:slug/:id',
    '/resultados/futebol/arbitro/:slug/:id',
    '/results/soccer/referee/:slug/:id',
  ],
  calendar: ['/calendario', '/calendario', '/calendar'],
  worldCupCalendar: [
    '/mundial-2026/calendario',
    '/copa-do-mundo-2026/calendario',
    '/world-cup-2026/schedule',
  ],
  betting: ['/apuestas', '/apostas', '/betting'],
  bettingGuides: ['/apuestas/guias', '/apostas/guias', '/betting/guides'],
  bettingCodes: ['/apuestas/codigos', '/apostas/codigos', '/betting/codes'],
  bettingReviews: ['/apuestas/resenas', '/apostas/analises', '/betting/reviews'],
  bettingPrinciples: [
    '/apuestas/principios-de-publicacion',
    '/apostas/principios-editoriais-apostas',
    '/editorial-policy',
  ],
  simulator: ['/:hash', '/:hash', '/:hash'],
};

/** Pages that a site without football lacks are at these addresses, or below them. */
const footballPaths = [
  '/resultados/futbol',
  '/calendario',
  '/mundial-2026/calendario',
  '/agenda',
  '/mis-equipos',
];

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
    const shapes = names.map((name) => routes[name][language].replace(/:\w+/g, ':'));
    const repeated = names.filter((_, i) => shapes.indexOf(shapes[i] ?? '') !== i);
    expect(repeated).toEqual(language === 'en' ? ['bettingPrinciples'] : []);
  });
});

const sites = languages.flatMap((language) =>
  ['', '/mx'].flatMap((prefix) =>
    [false, true].map((trailingSlash) => siteOf({ language, prefix, trailingSlash })),
  ),
);

describe('every page of a site', () => {
  it.each(sites)(
    'is found at its address with its parameters: $language "$prefix" $trailingSlash',
    (site) => {
      for (const name of names) {
        const params = exampleParams[name];
        const path = buildPath(site, name, params as never);
        const shared = site.language === 'en' && name === 'bettingPrinciples';
        expect(matchPath(site, path), path).toEqual({ name: shared ? 'editorialPolicy' : name, params });
      }
    },
  );
});

describe('pages that a site lacks', () => {
  const without = (...off: string[]) =>
    siteOf({ capabilities: Object.fromEntries(off.map((capability) => [capability, false])) });
  const missing = (...off: string[]) => {
    const site = without(...off);
    return names.filter(
      (name) => matchPath(site, buildPath(site, name, exampleParams[name] as never)) === null,
    );
  };
  const startingWith = (...paths: string[]) =>
    names.filter((name) => paths.some((path) => `${routes[name].es}/`.startsWith(`${path}/`)));

  it('are none where nothing is said about what it has', () => {
    expect(missing()).toEqual([]);
  });

  it('are all those of football without it, matches too', () => {
    expect(missing('football').sort()).toEqual(startingWith(...footballPaths).sort());
  });

  it('are the matches alone without match pages', () => {
    expect(missing('matchPage')).toEqual(['match', 'matchNews']);
  });

  it('are the whole betting section without betting', () => {
    expect(missing('betting').sort()).toEqual(startingWith('/apuestas').sort());
  });

  it('are the simulated World Cups without the simulator', () => {
    expect(missing('simulator')).toEqual(['simulator']);
  });

  it('are the same ones that it is said not to have', () => {
    const capabilities = { football: false, betting: false, simulator: false };
    expect(names.filter((name) => !hasPage({ capabilities }, name)).sort()).toEqual(
      missing('football', 'betting', 'simulator').sort(),
    );
  });

  it('leave the editorial policy of an English site where it is', () => {
    const site = siteOf({ language: 'en', capabilities: { betting: false } });
    expect(matchPath(site, '/editorial-policy')?.name).toBe('editorialPolicy');
  });
});

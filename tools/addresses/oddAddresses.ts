import type { MeasuredSite } from '../bench/readSites.ts';
import type { Ask } from './ask.ts';

type OddAsk = Omit<Ask, 'app'>;

/** What the origin fails for: the address of a page that cannot be made. */
export const brokenRule = '/v1/sites/*/all/broken/** status=503';

const brokenPage = '/broken/page';

/**
 * Addresses that no link leads to: wrong ones, those that have moved, files, forms, and requests of programs.
 * @param example First path that was found of a kind.
 */
export function oddAddresses(site: MeasuredSite, example: (kind: string) => string | undefined): OddAsk[] {
  const { id, prefix, hasPage, pathOf } = site;
  const home = pathOf('home');
  const latest = pathOf('latest');
  const topic = example('topic') ?? pathOf('topic', { topic: 'mundial-2026' });
  const article = example('article') ?? `${prefix}/mundial-2026/final.html`;
  const results = hasPage('resultsHome') ? pathOf('resultsHome') : `${prefix}/resultados/futbol`;
  const lists = [latest, topic, example('author') ?? [], example('/') ?? []].flat();
  const matchPages = ['tournament', 'team', 'match', 'player'].flatMap((kind) => example(kind) ?? []);
  const list = `/api/list?${new URLSearchParams({ path: latest }).toString()}&page=2`;
  const below = [...wrongPaths, ...movedPaths, `/${id}/home`, `/${id}/missing`, ...files, ...apiPaths, list];
  const post = { method: 'POST' } as const;
  return [
    ...[
      ...lists.flatMap((path) => listPages.map((page) => `${path}?page=${page}`)),
      ...[latest, topic, article, results].flatMap((path) => [
        ...[`${path}/`, `${path}//`, `${path}?utm_source=x`, path.toUpperCase()],
      ]),
      ...['%25', '%C3', '%', '/%2e%2e/x', ';x', '%00'].map((ending) => topic + ending),
      ...[`${home}?page=2`, `${article}?page=2`, `${article}?post=x`],
      ...below.map((path) => prefix + path),
      ...days.map((date) => `${results}?date=${date}`),
      ...matchPages.flatMap(footballPaths),
      ...frameworkPaths,
    ].map((path) => ({ path })),
    ...[home, latest, article, `${prefix}/no-hay-tal-pagina`, `${prefix}/rss.xml`, `${latest}?page=1`].map(
      (path) => ({ path, method: 'HEAD' as const }),
    ),
    { path: `${prefix}/api/newsletter`, body: '', ...post },
    { path: `${prefix}/api/newsletter`, body: 'email=no-address', ...post },
    { path: `${prefix}/api/poll`, body: 'path=/&option=none', ...post },
    { path: home, body: 'x=y', ...post },
    { path: home, headers: { rsc: '1' } },
    { path: latest, headers: { host: 'elsewhere.example' } },
    { path: article, headers: { 'x-middleware-subrequest': 'src/proxy' } },
  ];
}

const listPages = ['1', '01', '0', '2', '9999', 'x'];
const days = ['2026-07-05', '2026-07-19', '2026-02-30', 'x', '2026-07-05&date=2026-07-06'];
const wrongPaths = [
  ...['/%', '/%C3', '/%E0%A4%A', '/..', '/../x', '//x', '/no-hay-tal-pagina', '/no/hay/tal/pagina.html'],
  ...['/zz', '/wp-login.php', '/.env', '/index.html', '/BKgBMBOKJ', brokenPage],
];
/** Some sites have moved pages that others never had. */
const movedPaths = [
  ...['/es', '/es/ultimas-noticias', '/mx/ultimas-noticias', '/noticias', '/mundial', '/mas-leidas'],
  ...['/contacto', '/staff', '/codigos', '/odds', '/news', '/equipe', '/most-read', '/mais-lidas'],
  '/mundial/haaland-elimina-a-brasil.html',
];
const files = [
  ...['/robots.txt', '/ads.txt', '/favicon.ico', '/manifest.webmanifest', '/sitemap.xml', '/rss.xml'],
  ...['/sitemaps/none.xml', '/sitemaps/1999-01.xml', '/rss/section/none.xml', '/msn/articles.xml'],
  '/msn/slideshows.xml',
];
const apiPaths = [
  ...['/api/', '/api/none', '/api/live-matches', '/api/live-matches/no-such-id', '/api/list'],
  ...['/api/list?path=/api/list&page=2', '/api/competition/no-such-id', '/api/poll', '/api/newsletter'],
  ...['/api/poll/voted?path=/', '/api/poll/voted?path=//x', '/api/newsletter/success'],
  '/api/newsletter/none',
  ...['/api/simulator/x', '/api/live-blog/x.html', '/api/match-picture/x.png'],
  ...['/api/pageview-candidate', '/api/pageview-candidate/x'],
];
const frameworkPaths = [
  ...['/_next/static/none.js', '/_next/image', '/_next/data/x.json', '/_global-error', '/_not-found'],
  ...['/404', '/500', '/themes/none.css', '/fonts/none.woff2', '/brand/none.svg', '/flags/un.svg'],
];

/** Wrong pages beside one whose path ends with a name and an id, and choices on it. */
function footballPaths(page: string): string[] {
  const endings = ['.ics', '/x', '?jornada=99', '?minuto=45', '?semana=1'];
  return [
    page.replace(/[^/]+(?=\/[^/]+$)/, 'otro-nombre'),
    page.replace(/[^/]+$/, 'no-such-id'),
    ...endings.map((ending) => page + ending),
  ];
}

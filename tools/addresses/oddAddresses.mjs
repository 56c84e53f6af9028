/** @typedef {import('../bench/readSites.mjs').MeasuredSite} Site */
/** @typedef {Omit<import('./ask.mjs').Ask, 'app'>} OddAsk */
/** @typedef {(kind: string) => string | undefined} Example First path that was found of a kind. */

/** What the origin fails for: the address of a page that cannot be made. */
export const brokenRule = '/v1/sites/*/all/broken/** status=503';

const brokenPage = '/broken/page';

/**
 * Addresses that no link leads to: wrong ones, those that have moved, files, forms, and requests of programs.
 * @param {Site} site
 * @param {Example} example
 * @returns {OddAsk[]}
 */
export function oddAddresses(site, example) {
  const own = {
    home: site.pathOf('home'),
    latest: site.pathOf('latest'),
    topic: example('topic') ?? site.pathOf('topic', { topic: 'mundial-2026' }),
    article: example('article') ?? `${site.prefix}/mundial-2026/final.html`,
    results: site.hasPage('resultsHome') ? site.pathOf('resultsHome') : `${site.prefix}/resultados/futbol`,
  };
  const below = (/** @type {string[]} */ paths) => paths.map((path) => site.prefix + path);
  return [
    ...[
      ...listPages([own.latest, own.topic, example('author'), example('1 segment')]),
      ...spellings(own),
      ...below(wrongPaths),
      ...below(movedPaths),
      ...below([`/${site.id}/home`, `/${site.id}/missing`]),
      ...below(files),
      ...below(apiPaths),
      ...below([`/api/list?${new URLSearchParams({ path: own.latest }).toString()}&page=2`]),
      ...days(own.results),
      ...['tournament', 'team', 'match', 'player'].flatMap((kind) => footballPaths(example(kind))),
      ...frameworkPaths,
    ].map((path) => ({ path })),
    ...otherRequests(site, own),
  ];
}

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
  ...[
    '/api/poll/voted?path=/',
    '/api/poll/voted?path=//x',
    '/api/newsletter/success',
    '/api/newsletter/none',
  ],
  ...['/api/simulator/x', '/api/live-blog/x.html', '/api/match-picture/x.png'],
];
const frameworkPaths = [
  ...['/_next/static/none.js', '/_next/image', '/_next/data/x.json', '/_global-error', '/_not-found'],
  ...['/404', '/500', '/themes/none.css', '/fonts/none.woff2', '/brand/none.svg', '/flags/un.svg'],
];

/** @param {(string | undefined)[]} lists */
function listPages(lists) {
  const pages = ['1', '01', '0', '2', '9999', 'x'];
  return lists.flatMap((list) => (list === undefined ? [] : pages.map((page) => `${list}?page=${page}`)));
}

/** @param {Record<'home' | 'latest' | 'topic' | 'article' | 'results', string>} own */
function spellings({ home, latest, topic, article, results }) {
  return [
    ...[latest, topic, article, results].flatMap((path) => [
      ...[`${path}/`, `${path}//`, `${path}?utm_source=x`, path.toUpperCase()],
    ]),
    ...['%25', '%C3', '%', '/%2e%2e/x', ';x', '%00'].map((ending) => topic + ending),
    ...[`${home}?page=2`, `${article}?page=2`, `${article}?post=x`],
  ];
}

/** @param {string} results */
function days(results) {
  const dates = ['2026-07-05', '2026-07-19', '2026-02-30', 'x', '2026-07-05&date=2026-07-06'];
  return dates.map((date) => `${results}?date=${date}`);
}

/** @param {string | undefined} page Ends with a name and an id. */
function footballPaths(page) {
  if (page === undefined) return [];
  const endings = ['.ics', '/x', '?jornada=99', '?minuto=45', '?semana=1'];
  return [
    page.replace(/[^/]+(?=\/[^/]+$)/, 'otro-nombre'),
    page.replace(/[^/]+$/, 'no-such-id'),
    ...endings.map((ending) => page + ending),
  ];
}

/**
 * @param {Site} site
 * @param {Record<'home' | 'latest' | 'article', string>} own
 * @returns {OddAsk[]}
 */
function otherRequests({ prefix }, { home, latest, article }) {
  const heads = [
    home,
    latest,
    article,
    `${prefix}/no-hay-tal-pagina`,
    `${prefix}/rss.xml`,
    `${latest}?page=1`,
  ];
  const forms = [
    { path: `${prefix}/api/newsletter`, body: '' },
    { path: `${prefix}/api/newsletter`, body: 'email=no-address' },
    { path: `${prefix}/api/poll`, body: 'path=/&option=none' },
    { path: home, body: 'x=y' },
  ];
  return [
    ...heads.map((path) => ({ path, method: /** @type {const} */ ('HEAD') })),
    ...forms.map((form) => ({ ...form, method: /** @type {const} */ ('POST') })),
    { path: home, headers: { rsc: '1' } },
    { path: latest, headers: { host: 'elsewhere.example' } },
    { path: article, headers: { 'x-middleware-subrequest': 'src/proxy' } },
  ];
}

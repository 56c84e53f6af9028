import type { CoverageRow } from './CoverageRow';

const table = 'libs/routing/src/routes.test.ts › publishes these addresses and no others';
const ownPages =
  'apps/fca-e2e/src/follow-a-competition.e2e.ts › the news and the tables of a competition and of a team have pages of their own';
const info = 'libs/news/src/info/infoRoutes.test.ts › is found at its own public address: %s';
const betting = 'apps/fca-e2e/src/read-about-betting.e2e.ts';
const crawl = `apps/network-e2e/src/follow-every-link.e2e.ts › comes to pages of every kind of \${site.id}`;
const bar = 'libs/routing/src/tabs.test.ts';
const infoPage = 'libs/news/src/info/InfoPage.tsx';
const bettingPage = 'libs/news/src/betting/bettingPage.tsx';
const competition = 'libs/football/src/tournament';
const team = 'libs/football/src/team';
const lists = 'libs/news/src/list/listPages.test.ts';

/** Section 2, "Routes". */
export const routeRows: readonly CoverageRow[] = [
  [
    '/ : front page',
    'libs/news/src/home/HomePage.tsx',
    'libs/news/src/home/HomeView.test.tsx › links every story once',
  ],
  ['/ultimas-noticias', 'libs/news/src/list/latestPage.ts', crawl],
  [
    '/trending, also with a slash',
    'libs/news/src/list/trendingPage.ts',
    'apps/fca-e2e/src/wrong-addresses.e2e.ts › the most viewed answer with and without a slash, under one canonical address',
  ],
  [
    '/tema/{topic}',
    'libs/news/src/list/topicPage.tsx',
    `${lists} › has the specification’s title to the letter, without the brand, and the page from the second on`,
  ],
  ...['mls', 'concachampions'].map((topic): CoverageRow => [
    `Topic ${topic}`,
    'libs/news/src/list/topicPage.tsx',
    'libs/newsroom/src/sites/loadNewsroom.test.ts › has something on the specification’s topic %s, and a name for it',
  ]),
  ...[
    'copa-oro',
    'nations-league',
    'eliminatorias-concacaf',
    'copa-de-campeones-concacaf',
    'copa-centroamericana',
  ].map((topic): CoverageRow => [
    `Topic ${topic}`,
    'libs/news/src/list/topicPage.tsx',
    'libs/newsroom/src/sites/siteLinks.test.ts › links from menus and redirects only to pages that exist',
  ]),
  ...['/costarica', '/honduras', '/guatemala', '/elsalvador', '/panama', '/nicaragua'].map(
    (country): CoverageRow => [
      country,
      'libs/news/src/list/countryPage.ts',
      `${lists} › of a country is called as its section`,
    ],
  ),
  ['/apuestas', bettingPage, `${betting} › an adult reads the tip of the day, and goes on to the guides`],
  [
    '/apuestas/guias',
    bettingPage,
    `${betting} › an adult reads the tip of the day, and goes on to the guides`,
  ],
  [
    '/apuestas/codigos',
    bettingPage,
    `${betting} › a code is read with its terms, and one that has expired is not there`,
  ],
  [
    '/apuestas/resenas',
    bettingPage,
    `${betting} › search engines are told of each review, and of no offer on a page of news`,
  ],
  ['/apuestas/principios-de-publicacion', infoPage, info],
  [
    'Betting links hidden by a flag that is "true"',
    'libs/site/src/betting/isBettingLink.ts',
    'libs/site/src/betting/isBettingLink.test.ts › are hidden by the flag that is exactly "true"',
  ],
  ['/quienes-somos', infoPage, info],
  [
    '/info/staff',
    'libs/news/src/staff/StaffPage.tsx',
    'apps/fca-e2e/src/see-what-is-on.e2e.ts › an author has a face, words of their own, and the way to all the staff',
  ],
  [
    '/info/contacto',
    infoPage,
    'apps/network-e2e/src/hear-it-in-three-languages.e2e.ts › a form says what came of it, where the page is',
  ],
  ['/info/privacidad', infoPage, info],
  ['/info/terminos-y-condiciones', infoPage, info],
  ['/info/ad-choices', infoPage, info],
  ['/politica-editorial', infoPage, info],
  [
    'Authors live under /staff unless told',
    'libs/routing/src/newsRoutes.ts',
    'libs/routing/src/matchPath.test.ts › keeps the page of the staff when authors live under another first segment',
  ],
  [
    'A path with /amp/ is an AMP page',
    'libs/syndication/src/amp/answerAmp.ts',
    'libs/routing/src/ampPath.test.ts › is an AMP page and leads back: "$prefix" $trailingSlash',
  ],
  [
    'Schedule button leads to an external results host',
    'libs/site/src/shell/headerButtons.ts',
    'libs/site/src/shell/SiteHeader.test.tsx › leads to the schedule of another host, which is loaded whole and not vouched for',
  ],
  [
    'External results host of a brand',
    'decided: 041',
    'libs/brands/checks/src/brandConfigs.test.ts › names no host of results, no app and no account of a service: none is given',
  ],
  [
    '/resultados/futbol',
    'libs/football/src/results/ResultsPage.tsx',
    'libs/football/src/results/ResultsPage.test.ts › of today names no day, even for who asked for the day',
  ],
  [
    '…/competencias/{slug}/{id}',
    `${competition}/TournamentPage.tsx`,
    `${competition}/TournamentPage.test.ts › has the round that is on, the tables and the way to the other pages`,
  ],
  [
    '… /calendario',
    `${competition}/CalendarPage.tsx`,
    `${competition}/chooseMatches.test.ts › begins with the round that is on, between its neighbours`,
  ],
  [
    '… /clasificacion',
    `${competition}/StandingsPage.tsx`,
    `${competition}/StandingsPage.test.ts › hold thirty teams in two zones, each line a sentence`,
  ],
  ['… /noticias', `${competition}/tournamentNewsPage.tsx`, ownPages],
  [
    'The two parameters are competition and season',
    'libs/routing/src/readCompetition.ts',
    'libs/routing/src/readCompetition.test.ts › are a competition and its season: %s',
  ],
  [
    '… or a slug and an id',
    'libs/routing/src/readCompetition.ts',
    'libs/routing/src/readCompetition.test.ts › are a slug and an id: %j',
  ],
  [
    '…/partido/{slug}/{id}',
    'libs/football/src/match/MatchPage.tsx',
    'apps/network-e2e/src/read-about-a-match.e2e.ts › a match has its score, what happened and who played, and each of its minutes has an address',
  ],
  [
    '… /noticias',
    'libs/football/src/match/MatchPage.tsx',
    'libs/football/src/match/MatchView.test.tsx › without news says so on the page of the news',
  ],
  [
    '…/equipo/{slug}/{id}',
    `${team}/teamPage.tsx`,
    `${team}/teamPage.test.ts › does not exist for an id nobody knows, and has one slug`,
  ],
  ['… /noticias', `${team}/teamNewsPage.tsx`, ownPages],
  ['… /partidos', `${team}/teamMatchesPage.tsx`, ownPages],
  [
    '… /estadisticas',
    `${team}/teamStatsPage.tsx`,
    `${team}/teamStatsPage.test.ts › are 0 where there was none, and not known where nobody counted`,
  ],
  [
    '… /plantel',
    `${team}/teamSquadPage.tsx`,
    `${team}/teamSquadPage.test.ts › a squad that is not known says so`,
  ],
  ['… /posiciones', `${team}/teamStandingsPage.tsx`, ownPages],
  [
    '/calendario : calendar only',
    'libs/football/src/calendar/CalendarPage.tsx',
    'libs/football/src/calendar/loadCalendarPage.test.ts › leads from an empty week to the nearest ones that are not',
  ],
  [
    '/{hash} : World Cup simulator',
    'libs/football/src/simulator/SimulatorPage.tsx',
    'apps/fca-e2e/src/fill-in-the-world-cup.e2e.ts › the real results lead to the real champion, and their address says so in another browser',
  ],
  [
    '/tema : all topics',
    'libs/news/src/topics/TopicsPage.tsx',
    'apps/fca-e2e/src/find-a-topic.e2e.ts › a reader finds a topic by its letter, and a competition above them',
  ],
  [
    'World Cup calendar, one address a language',
    'libs/football/src/worldCup/WorldCupPage.tsx',
    'apps/fca-e2e/src/fill-in-the-world-cup.e2e.ts › has every match by day with its ground, in whose time it says, and the way to the final',
  ],
  ['Portuguese: /resultados/futebol', 'libs/routing/src/footballRoutes.ts', table],
  [
    '… /competencias with /calendario, /classificacao, /noticias',
    'libs/routing/src/footballRoutes.ts',
    table,
  ],
  [
    '… jogo, equipe, tabelas',
    'libs/routing/src/footballRoutes.ts',
    'libs/routing/src/matchPath.test.ts › keeps the words that Portuguese and English links are known by',
  ],
  ['… /assunto', 'libs/routing/src/newsRoutes.ts', table],
  [
    '… /{hash}',
    'libs/football/src/simulator/SimulatorPage.tsx',
    `apps/network-e2e/src/fill-in-the-world-cup.e2e.ts › on \${site.id} a group is filled in, and the address holds it`,
  ],
  ['English: /results/soccer', 'libs/routing/src/footballRoutes.ts', table],
  [
    '… /tournaments with /schedule, /standings, /news',
    'libs/routing/src/footballRoutes.ts',
    `apps/network-e2e/src/competitions-in-other-languages.e2e.ts › the World Cup is read in \${site.language} on \${site.id}`,
  ],
  ['… /match', 'libs/routing/src/footballRoutes.ts', table],
  [
    '… /team with /news, /matches, /stats, /team, /standings, /schedule',
    'libs/routing/src/footballRoutes.ts',
    `${bar} › has the tabs of a %s in their order`,
  ],
  [
    '… {token} : simulator',
    'libs/football/src/simulator/SimulatorPage.tsx',
    `apps/network-e2e/src/fill-in-the-world-cup.e2e.ts › on \${site.id} a group is filled in, and the address holds it`,
  ],
  ['… /topic', 'libs/routing/src/newsRoutes.ts', table],
  [
    'Editorial policy in three languages',
    'libs/routing/src/infoRoutes.ts',
    'libs/routing/src/redirects.test.ts › leads to a page that is there: %s',
  ],
  [
    'Betting principles in three languages; the English ones are the editorial policy',
    'libs/routing/src/infoRoutes.ts',
    'libs/routing/src/matchPath.test.ts › gives the English policy to the editorial page, whichever link led there',
  ],
  [
    'A slash after these only where the site has slashes',
    'libs/routing/src/withTrailingSlash.ts',
    'libs/brands/checks/src/publicUrls.test.ts › every address ends in a slash exactly on sites that are configured so',
  ],
];

import type { CoverageRow } from './CoverageRow';

const bar = 'libs/routing/src/tabs.test.ts';
const lists = 'libs/news/src/list/listPages.test.ts';
const shell = 'libs/site/src/shell/PageShell.tsx';
const infoBlock = 'libs/ui/src/block/InfoBlock/InfoBlock.tsx';
const infoTest = 'libs/ui/src/block/InfoBlock/InfoBlock.test.tsx';
const problem = 'libs/site/src/pages/problem/ProblemPage.tsx';
const listContent = 'libs/blocks/src/articleList/toListContent.ts';
const listTest = 'libs/blocks/src/articleList/toListContent.test.ts';
const texts = `libs/messages/src/literalTexts.test.ts › is “\${text}” in %s`;

/** Section 2, "Screens". */
export const screenRows: readonly CoverageRow[] = [
  [
    'Front page and latest news',
    'libs/news/src/home/HomePage.tsx',
    'apps/fca-e2e/src/front-page.e2e.ts › the front page has at least forty articles, and no card twice',
  ],
  [
    'Section',
    'libs/news/src/resource/ResourcePage.tsx',
    'libs/news/src/resource/ResourcePage.test.ts › is a section, each of its pages under its own address',
  ],
  [
    'Author and staff profile',
    'libs/news/src/list/authorPage.tsx',
    'apps/fca-e2e/src/see-what-is-on.e2e.ts › an author has a face, words of their own, and the way to all the staff',
  ],
  [
    'Polls',
    'libs/news/src/polls/PollsPage.tsx',
    'apps/fca-e2e/src/vote-in-a-poll.e2e.ts › a closed poll shows what came of it, and takes no votes',
  ],
  [
    'Competitions widget',
    'libs/blocks/src/competition/CompetitionBlock.tsx',
    'apps/fca-e2e/src/find-a-topic.e2e.ts › a reader of a competition sees its tables, and its scorers by one click',
  ],
  [
    'Olympic Games',
    'libs/news/src/list/olympicsPage.ts',
    'apps/fca-e2e/src/what-machines-read.e2e.ts › whatever a sitemap names is there under that very address, may be found, and is called like no other',
  ],
  [
    'Schedule (agenda)',
    'libs/football/src/agenda/AgendaPage.tsx',
    'libs/football/src/agenda/loadAgendaPage.test.ts › the agenda tells what is on and what comes, day by day in the site’s zone, and nothing that is over',
  ],
  [
    'Contact',
    'libs/site/src/forms/SiteForm.tsx',
    'apps/fca-e2e/src/write-to-us.e2e.ts › the page comes back with what was typed and what is wrong, and leads on when it is right',
  ],
  [
    'Advertising contact',
    'libs/site/src/forms/SiteForm.tsx',
    'apps/fca-e2e/src/write-to-us.e2e.ts › who wants to advertise has a form as well, and the backend keeps it',
  ],
  [
    'Tag page: "{tag} | Today news"',
    'libs/news/src/list/topicPage.tsx',
    `${lists} › has the specification’s title to the letter, without the brand, and the page from the second on`,
  ],
  ['… " | Página {n}" from the second page on', listContent, `${listTest} › on page %i is %s`],
  ['… a "-" in the heading', listContent, `${listTest} › has its parts joined by a dash in the heading`],
  [
    'Error page: not found, with its title',
    problem,
    'libs/site/src/pages/problem/ProblemPage.test.ts › %s has the specification’s title to the letter, without the brand',
  ],
  [
    'Error page: server error',
    problem,
    'apps/fca-e2e/src/backend-in-trouble.e2e.ts › a page never read before says that the server is in trouble, is logged without secrets, and comes when that is over',
  ],
  [
    'Thank-you page after the contact form',
    problem,
    'libs/news/src/wholePages.test.tsx › the thank-you page offers no news',
  ],
  [
    'Info block: icon, heading, line',
    infoBlock,
    `${infoTest} › says what happened as the one title of the page and shows a way out, as %s`,
  ],
  ['… a link called "Homepage"', infoBlock, texts],
  [
    '… to the root or a given address',
    infoBlock,
    `${infoTest} › leads to the address of the site where one is given`,
  ],
  [
    '… notFound, serverError or thankyou',
    infoBlock,
    `${infoTest} › has a drawing of its own for each kind, silent to a screen reader`,
  ],
  [
    '… title given, or from the list of its kind',
    infoBlock,
    `${infoTest} › takes a title that is supplied before its own, as %s`,
  ],
  [
    'Server error with a block of news when there are some',
    problem,
    'libs/ui/src/block/InfoBlock/InfoBlock.stories.tsx › ServerErrorWithNews',
  ],
  ['… on light grey, padded from 1024 px', infoBlock, `libs/ui/src/specifiedMeasures.test.ts › %s: %s`],
  [
    'Tabs of a tournament: news, standings, schedule',
    'libs/ui/src/football/StatsBar/StatsBar.tsx',
    `${bar} › has the tabs of a %s in their order`,
  ],
  [
    'Tabs of a match: statistics, news',
    'libs/ui/src/football/StatsBar/StatsBar.tsx',
    'libs/football/src/match/MatchView.test.tsx › marks in the bar over it which of its pages it is',
  ],
  [
    'Tabs of a team: news, matches, stats, squad, standings',
    'libs/ui/src/football/StatsBar/StatsBar.tsx',
    `${bar} › has the tabs of a %s in their order`,
  ],
  [
    'The bar marks the current tab',
    'libs/routing/src/isCurrentTab.ts',
    `${bar} › marks the one tab of every other page it stands on, and stands on no page without slug and id`,
  ],
  [
    '… and is called as specified',
    'libs/football/src/entity/statsBarProps.ts',
    'libs/messages/src/literalTexts.test.ts › the specification, under “%s”, in %s: %s is “%s”',
  ],
  [
    'News and results buttons of a tournament',
    'libs/ui/src/football/StatsBar/StatsBar.tsx',
    `${bar} › has the results of a tournament as a tab like the others: its own page`,
  ],
  [
    'Update button of a live blog',
    'libs/ui/src/live/LiveBar/LiveBar.tsx',
    'apps/fca-e2e/src/follow-a-live-blog.e2e.ts › the update button loads the newest posts',
  ],
  [
    'Shell: header, content, newsletter, footer',
    shell,
    'libs/news/src/wholePages.test.tsx › has one first heading, one main part, and a way to skip to it',
  ],
  [
    'Block: most read',
    'libs/ui/src/article/MostRead/MostRead.tsx',
    'libs/news/src/home/HomeView.test.tsx › shows six of the most read that are not on it already',
  ],
  [
    'Block: also read',
    'libs/news/src/article/ArticleAfter.tsx',
    'libs/news/src/article/ArticleView.test.tsx › shows the links of article and answer once, after the link rules',
  ],
  [
    'Block: recommended',
    'libs/ui/src/block/RecommendedBlock/RecommendedBlock.tsx',
    'libs/news/src/home/HomeView.test.tsx › are called as the site calls them',
  ],
  [
    'Block: recirculation',
    'libs/ui/src/block/RecirculationBlock/RecirculationBlock.tsx',
    'libs/news/src/article/arrangeAside.test.ts › fill whole rows at the end',
  ],
  [
    'Photo galleries',
    'libs/news/src/article/ArticleGallery.tsx',
    'apps/fca-e2e/src/read-an-article.e2e.ts › its gallery is gone through by its links',
  ],
  [
    'Polls in pages',
    'libs/news/src/polls/SitePoll.tsx',
    'apps/fca-e2e/src/vote-in-a-poll.e2e.ts › an article asks its own question',
  ],
  [
    'Subscription block',
    'libs/news/src/article/AfterStory.tsx',
    'libs/news/src/article/AfterStory.test.tsx › is the way to the newsletter, on sites that have one',
  ],
];

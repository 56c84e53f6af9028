import type { RouteParams } from './RouteParams';
import type { RouteName } from './routes';

const tournament = { slug: 'mundial', id: '3yhz745q8wvowfs2ns8tg3a6' };
const match = { slug: 'costa-rica-vs-panama', id: 'b1ykd2l5ga2vh1lrmzn2i5s7o' };
const team = { slug: 'saprissa', id: '3kq9cckrnlogidldtdie2fkbl' };

/** Parameters for every page, to test the whole table. The ids need not exist. */
export const exampleParams: { readonly [Name in RouteName]: RouteParams<Name> } = {
  home: {},
  latest: {},
  trending: {},
  topics: {},
  topic: { topic: 'copa-oro' },
  author: { author: 'mesa-mundial' },
  country: { country: 'costarica' },
  polls: {},
  olympics: {},
  agenda: {},
  about: {},
  staff: {},
  contact: {},
  advertisingContact: {},
  thankYou: {},
  privacy: {},
  terms: {},
  adChoices: {},
  editorialPolicy: {},
  saved: {},
  preferences: {},
  resultsHome: {},
  tournament,
  tournamentCalendar: tournament,
  tournamentStandings: tournament,
  tournamentNews: tournament,
  match,
  matchNews: match,
  team,
  teamNews: team,
  teamMatches: team,
  teamStats: team,
  teamSquad: team,
  teamStandings: team,
  player: { slug: 'lionel-messi', id: 'q7b3euf9l4evowe7cc4mb419' },
  calendar: {},
  worldCupCalendar: {},
  betting: {},
  bettingGuides: {},
  bettingCodes: {},
  bettingReviews: {},
  bettingPrinciples: {},
  simulator: { hash: 'BKgBMBOKJ' },
};

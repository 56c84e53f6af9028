import type { Api } from '../api/Api';
import { InvalidBodyError } from '../api/InvalidBodyError';
import type { SiteArgs } from '../content/ContentArgs';
import { getContent } from '../content/getContent';
import { readAnswerObject, readArticles, type ReadContext } from '../content/readArticles';
import { mapTeam } from '../football/mapTeam';
import { tournamentSchema } from '../football/match.wire';
import { readEach, readOne } from '../reading/readEach';
import {
  foundPlayerSchema,
  foundRefereeSchema,
  foundSchema,
  foundTeamSchema,
  foundVenueSchema,
  searchSchema,
} from './search.wire';
import type { Found, SearchKind, SearchResults } from './SearchResults';

type SearchArgs = SiteArgs & {
  readonly q: string;
  readonly kinds: readonly SearchKind[];
  /** Of each kind, 1 to 100. */
  readonly size: number;
};

/** What a site has of some words, in one call. An extension of our origin: `null` from other backends. */
export function getSearchResults(api: Api, args: SearchArgs): Promise<SearchResults | null> {
  const { q, kinds, size } = args;
  return getContent(api, args, {
    cacheKey: 'search',
    segments: ['search'],
    query: { q, kinds: kinds.join(','), size },
    nullIfNotFound: true,
    read: (body, reading) => readSearchResults(body, kinds, reading),
  });
}

function readSearchResults(body: unknown, kinds: readonly SearchKind[], reading: ReadContext): SearchResults {
  const answer = readAnswerObject(body);
  // "Nothing found" is said where it is known, not of an answer nobody can read
  if (!kinds.some((kind) => foundSchema.safeParse(answer[kind]).success)) {
    throw new InvalidBodyError('the search has none of the kinds that were asked for');
  }
  const { corrected, partial } = readOne(searchSchema, answer, 'search');
  const { issues } = reading;
  return {
    corrected,
    isPartial: partial ?? false,
    teams: readFound(answer['teams'], (items) =>
      readEach(foundTeamSchema, items, issues).map(({ kind, ...team }) => ({ team, kind: kind ?? null })),
    ),
    players: readFound(answer['players'], (items) =>
      readEach(foundPlayerSchema, items, issues).map((player) => ({ ...player, team: mapTeam(player.team) })),
    ),
    competitions: readFound(answer['competitions'], (items) => readEach(tournamentSchema, items, issues)),
    venues: readFound(answer['venues'], (items) => readEach(foundVenueSchema, items, issues)),
    referees: readFound(answer['referees'], (items) =>
      readEach(foundRefereeSchema, items, issues).map((one) => ({ ...one, team: mapTeam(one.team) })),
    ),
    articles: readFound(answer['articles'], (items) => readArticles(items, 'articles', reading)),
  };
}

function readFound<T>(value: unknown, read: (items: unknown[]) => T[]): Found<T> {
  const { data } = foundSchema.safeParse(value);
  const items = read(data?.items ?? []);
  return { total: Math.max(data?.total ?? 0, items.length), items };
}

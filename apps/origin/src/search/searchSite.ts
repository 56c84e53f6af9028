import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { visible } from '../content/articleFilters.ts';
import {
  newestFirst,
  readArticlesById,
  toListedArticles,
  type ContentContext,
} from '../content/listArticles.ts';
import { articles } from '../database/contentTables.ts';
import { players, referees, teams, tournaments, venues } from '../database/footballTables.ts';
import { folded, searchConfig } from '../database/searchWords.ts';
import { mapTeamWire, mapTournamentWire, type Audience } from '../stats/mapMatchWire.ts';
import { mapTeamEntry } from '../stats/mapTeamEntry.ts';
import { tournamentColumns } from '../stats/selectMatches.ts';
import { correctWords } from './correctWords.ts';
import { findNames, type FoundNames, type NamedKind, type NameMatch } from './findNames.ts';
import type { SearchWire } from './searchSchemas.ts';
import { wordsOf } from './wordQuery.ts';

export const searchKinds = ['teams', 'players', 'competitions', 'venues', 'referees', 'articles'] as const;
export type SearchKind = (typeof searchKinds)[number];

type Search = { q: string; kinds: readonly SearchKind[]; size: number };

/** More than that nobody means; each costs a step into the index. */
const mostWords = 10;

/** Between two sides; no article says so. */
const versus = /\s(?:vs?|x)\.?(?=\s)/giu;

type Found = Pick<SearchWire, SearchKind>;

/** What a site has of the words: of all as they were typed, else of the nearest there are, else of some of them. */
export async function searchSite(context: ContentContext, search: Search): Promise<SearchWire> {
  const typed = await findAll(context, search);
  if (typed) return { corrected: null, partial: false, ...typed };

  const corrected = await correctWords(context, wordsOf(search.q), {
    names: search.kinds.some((kind) => kind !== 'articles'),
    news: search.kinds.includes('articles'),
  });
  const mended = corrected === null ? null : await findAll(context, { ...search, q: corrected });
  if (mended) return { corrected, partial: false, ...mended };

  const some = {
    ...(await findNamed(context, search, 'any')),
    articles: await findArticles(context, search, 'any'),
  };
  return { corrected: null, partial: hasNames(some) || some.articles.total > 0, ...some };
}

/** What has all the words; beside articles that do, what is named in them. `null`: nothing has. */
async function findAll(context: ContentContext, search: Search): Promise<Found | null> {
  const named = await findNamed(context, search, 'all');
  const news = await findArticles(context, search, 'all');
  if (hasNames(named)) return { ...named, articles: news };
  return news.total > 0 ? { ...(await findNamed(context, search, 'within')), articles: news } : null;
}

type Named = Omit<Found, 'articles'>;

const hasNames = (named: Named) => Object.values(named).some(({ total }) => total > 0);

async function findNamed(
  context: ContentContext,
  { q, kinds, size }: Search,
  match: NameMatch,
): Promise<Named> {
  const { db, publicUrl, site } = context;
  const audience = { language: site.newsroom.language, staticsBase: `${publicUrl}/statics` };
  const words = wordsOf(q).slice(0, mostWords);
  const find = async (kind: NamedKind, asked: SearchKind): Promise<FoundNames> =>
    kinds.includes(asked) ? findNames(db, kind, { words, match, size }) : { ids: [], total: 0 };
  return {
    teams: await readTeams(context, await find('team', 'teams'), audience),
    players: await readPlayers(context, await find('player', 'players'), audience),
    competitions: await readCompetitions(context, await find('competition', 'competitions'), audience),
    venues: await readVenues(context, await find('venue', 'venues')),
    referees: await readReferees(context, await find('referee', 'referees'), audience),
  };
}

/** Those that say it in their headline before those that mention it, the newest first; of some words, the most first. */
async function findArticles(
  context: ContentContext,
  { q, size, kinds }: Search,
  match: 'all' | 'any',
): Promise<SearchWire['articles']> {
  if (!kinds.includes('articles')) return { total: 0, items: [] };
  const language = sql`${context.site.newsroom.language}::text`;
  const text = folded(sql`${q.replaceAll(versus, '')}::text`, language);
  const config = searchConfig(language);
  const words = {
    all: sql`websearch_to_tsquery(${config}, ${text})`,
    any: sql`replace(plainto_tsquery(${config}, ${text})::text, '&', '|')::tsquery`,
  }[match];
  const best = {
    all: sql`ts_rank('{0,0,0,1}', ${articles.search}, ${words}) > 0`,
    any: sql`ts_rank(${articles.search}, ${words})`,
  }[match];
  const found = await context.db
    .select({ id: articles.id, total: sql<number>`(count(*) over ())::int` })
    .from(articles)
    .where(and(visible(context), sql`${articles.search} @@ ${words}`))
    .orderBy(desc(best), ...newestFirst)
    .limit(size);
  const rows = await readArticlesById(
    context,
    found.map(({ id }) => id),
  );
  return { total: found[0]?.total ?? 0, items: await toListedArticles(context, rows) };
}

async function readTeams({ db }: ContentContext, { ids, total }: FoundNames, audience: Audience) {
  const rows = ids.length === 0 ? [] : await db.select().from(teams).where(inArray(teams.id, ids));
  return { total, items: inOrder(rows, ids).map((team) => mapTeamEntry(team, audience)) };
}

async function readPlayers({ db }: ContentContext, { ids, total }: FoundNames, audience: Audience) {
  if (ids.length === 0) return { total, items: [] };
  const rows = await db
    .select({ id: players.id, name: players.name, team: teams })
    .from(players)
    .innerJoin(teams, eq(players.teamId, teams.id))
    .where(inArray(players.id, ids));
  return {
    total,
    items: inOrder(rows, ids).map(({ team, ...player }) => ({
      ...player,
      team: mapTeamWire(team, audience),
    })),
  };
}

async function readCompetitions({ db }: ContentContext, { ids, total }: FoundNames, { language }: Audience) {
  const rows =
    ids.length === 0
      ? []
      : await db.select(tournamentColumns).from(tournaments).where(inArray(tournaments.id, ids));
  return { total, items: inOrder(rows, ids).map((row) => mapTournamentWire(row, language)) };
}

async function readVenues({ db }: ContentContext, { ids, total }: FoundNames) {
  const { id, name, city } = venues;
  const rows =
    ids.length === 0 ? [] : await db.select({ id, name, city }).from(venues).where(inArray(id, ids));
  return { total, items: inOrder(rows, ids) };
}

async function readReferees({ db }: ContentContext, { ids, total }: FoundNames, audience: Audience) {
  if (ids.length === 0) return { total, items: [] };
  const rows = await db
    .select({ id: referees.id, name: referees.name, team: teams })
    .from(referees)
    .leftJoin(teams, and(eq(teams.key, referees.association), eq(teams.kind, 'national')))
    .where(inArray(referees.id, ids));
  return {
    total,
    items: inOrder(rows, ids).map(({ team, ...referee }) => ({
      ...referee,
      team: team && mapTeamWire(team, audience),
    })),
  };
}

function inOrder<Row extends { id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] {
  return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

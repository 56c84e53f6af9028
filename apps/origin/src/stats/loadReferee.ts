import { and, desc, eq, inArray } from 'drizzle-orm';
import { matches, matchEvents, referees, teams } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { notFound } from '../server/ApiProblem.ts';
import { type Audience, mapMatchWire, mapTeamWire, mapTournamentWire } from './mapMatchWire.ts';
import type { RefereeWire } from './refereeSchemas.ts';
import { cardEvents } from './selectCards.ts';
import { type SelectedMatch, selectMatches } from './selectMatches.ts';

const MATCHES_SHOWN = 100;

type Shown = { yellow: number; red: number };

/** A referee, his matches and the cards he showed. @throws ApiProblem when there is no such referee */
export async function loadReferee(db: OriginDatabase, id: string, audience: Audience): Promise<RefereeWire> {
  const [referee] = await db.select().from(referees).where(eq(referees.id, id));
  if (!referee) throw notFound('unknown-referee', `There is no referee ${id}`);
  const { name, association } = referee;
  const team = association === null ? null : await selectNation(db, association);
  const found = await selectMatches(db, eq(matches.refereeId, id), { orderBy: desc(matches.kickOff) });
  const cards = await selectShown(db, id);
  return {
    ...{ id, name, association },
    team: team && mapTeamWire(team, audience),
    matches: found.slice(0, MATCHES_SHOWN).map((selected) => {
      const shown = cards.get(selected.match.id);
      return {
        match: mapMatchWire(selected, audience),
        yellow_cards: shown?.yellow ?? null,
        red_cards: shown?.red ?? null,
      };
    }),
    tournaments: byTournament(found, cards, audience),
  };
}

/** The national team of an association: its key is the code. */
async function selectNation(
  db: OriginDatabase,
  association: string,
): Promise<typeof teams.$inferSelect | null> {
  const [team] = await db
    .select()
    .from(teams)
    .where(and(eq(teams.key, association), eq(teams.kind, 'national')));
  return team ?? null;
}

/** The cards of every match of a referee of which they are known. */
async function selectShown(db: OriginDatabase, refereeId: string): Promise<Map<string, Shown>> {
  const { matchId, kind } = matchEvents;
  const rows = await db
    .select({ matchId, kind })
    .from(matchEvents)
    .innerJoin(matches, eq(matchId, matches.id))
    .where(and(eq(matches.refereeId, refereeId), inArray(kind, cardEvents)));
  const byMatch = Map.groupBy(rows, (row) => row.matchId);
  return new Map(
    [...byMatch].map(([match, events]) => [
      match,
      {
        yellow: events.filter((event) => event.kind === 'yellow').length,
        red: events.filter((event) => event.kind === 'second-yellow' || event.kind === 'red').length,
      },
    ]),
  );
}

function byTournament(
  found: SelectedMatch[],
  cards: ReadonlyMap<string, Shown>,
  { language }: Audience,
): RefereeWire['tournaments'] {
  const played = found.filter(({ match }) => match.status === 'played');
  const groups = Map.groupBy(played, ({ tournament }) => tournament.id);
  return [...groups.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const known = own.flatMap(({ match }) => cards.get(match.id) ?? []);
    const sum = (of: keyof Shown): number | null =>
      known.length > 0 ? known.reduce((total, one) => total + one[of], 0) : null;
    return [
      {
        tournament: mapTournamentWire(first.tournament, language),
        played: own.length,
        ...{ matches_known: known.length, yellow_cards: sum('yellow'), red_cards: sum('red') },
      },
    ];
  });
}

import type { Facts, TeamFact, TournamentFact } from '@cancha/newsroom/facts/factRecords.ts';
import { Roster } from '@cancha/newsroom/facts/Roster.ts';
import { statsId } from '@cancha/newsroom/facts/statsId.ts';
import type { searchNames } from '../database/searchTables.ts';
import { refereeId, refereeRows } from './refereeRows.ts';
import { venueRows } from './venueRows.ts';

export type NameRow = typeof searchNames.$inferInsert;
type Named = Pick<NameRow, 'kind' | 'entityId' | 'weight'>;

/**
 * Everything a reader may call the teams, players, competitions, grounds and referees of the facts. A match counts one to the
 * weight of all in it.
 */
export function searchNameRows(facts: Facts): NameRow[] {
  const roster = new Roster(facts);
  const matches = countEach(facts.matches.flatMap(({ home, away }) => [home, away]));
  const held = countEach(facts.matches.map(({ tournament }) => tournament));
  const games = countEach([
    ...facts.lineUps.flatMap((lineUp) =>
      [...lineUp.lines.flat(), ...(lineUp.bench ?? [])].map((number) => roster.manOf(lineUp, number).id),
    ),
    ...facts.events.map((event) => roster.idIn(event)),
  ]);
  return [
    ...facts.teams.flatMap((team) =>
      rowsOf(teamNames(team), {
        kind: 'team',
        entityId: statsId(team.key),
        weight: matches.get(team.key) ?? 0,
      }),
    ),
    ...[...roster.players].flatMap(([id, { name }]) =>
      rowsOf([name, lastOf(name)], { kind: 'player', entityId: id, weight: games.get(id) ?? 0 }),
    ),
    ...facts.tournaments.flatMap((tournament) => {
      const weight = held.get(tournament.key) ?? 0;
      // One without a match has no page
      return weight === 0
        ? []
        : rowsOf(competitionNames(tournament), {
            kind: 'competition',
            entityId: statsId(tournament.key),
            weight,
          });
    }),
    ...venueNames(facts),
    ...refereeNames(facts),
  ];
}

/** By the name, and by that with the town: "estadio azteca", "azteca ciudad de méxico". One without a match has no page. */
function venueNames(facts: Facts): NameRow[] {
  const { rows, idOf } = venueRows(facts);
  const matches = countEach(facts.matches.flatMap(({ venue }) => (venue && idOf(venue)) ?? []));
  return rows.flatMap(({ id, name, city }) => {
    const weight = matches.get(id) ?? 0;
    if (weight === 0) return [];
    return rowsOf(city ? [name, `${name} ${city}`] : [name], { kind: 'venue', entityId: id, weight });
  });
}

function refereeNames(facts: Facts): NameRow[] {
  const matches = countEach(facts.matches.flatMap(({ referee }) => (referee ? refereeId(referee) : [])));
  return refereeRows(facts).flatMap(({ id, name }) =>
    rowsOf([name, lastOf(name)], { kind: 'referee', entityId: id, weight: matches.get(id) ?? 0 }),
  );
}

function teamNames({ kind, es, pt, en, fullName, code }: TeamFact): string[] {
  const names = [es, pt, en, code, ...(fullName === null ? [] : [fullName])];
  return kind === 'club' ? names : [...names, `Selección ${es}`, `Seleção ${pt}`, `${en} national team`];
}

/** With its season and without it, and by the word of its address: "mundial". */
function competitionNames({ es, pt, en, slug, season }: TournamentFact): string[] {
  const names = [es, pt, en, slug.replaceAll('-', ' ')];
  return [...names, ...names.map((name) => `${name} ${season}`)];
}

/** Most go by it: "Messi". */
const lastOf = (name: string): string => name.split(' ').at(-1) ?? name;

function rowsOf(names: readonly string[], named: Named): NameRow[] {
  return [...new Set(names)].map((name) => ({ ...named, name }));
}

function countEach(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

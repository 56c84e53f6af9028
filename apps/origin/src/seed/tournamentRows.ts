import type {
  coverage,
  players as playersTable,
  rankings,
  squadPlayers,
  stages,
  standingZones,
  teams,
  tournaments,
} from '../database/footballTables.ts';
import type { Facts, TeamFact } from '@cancha/newsroom/facts/factRecords.ts';
import { playerId } from '@cancha/newsroom/facts/playerId.ts';
import { heldCoverage } from '@cancha/newsroom/facts/heldCoverage.ts';
import type { Roster } from '@cancha/newsroom/facts/Roster.ts';
import { statsId } from '@cancha/newsroom/facts/statsId.ts';
import { storeRules } from './storedRules.ts';

export function teamRows(facts: Facts): (typeof teams.$inferInsert)[] {
  const colours = new Map(
    facts.clubColours.map(({ team, first, second }) => [team, [first, second] as const]),
  );
  return facts.teams.map((team) => ({
    id: statsId(team.key),
    key: team.key,
    kind: team.kind,
    ...nameColumns(team),
    code: team.code,
    image: teamImage(team),
    colours: colours.get(team.key) ?? null,
  }));
}

/** Nations have their flag, clubs a shield drawn for them: their crests are not ours to print. */
function teamImage({ kind, key, iso2 }: TeamFact): string {
  return kind === 'national' ? `flags/${iso2.toLowerCase()}.svg` : `shields/${key}.svg`;
}

export function tournamentRows(facts: Facts): (typeof tournaments.$inferInsert)[] {
  return facts.tournaments.map((tournament) => ({
    id: statsId(tournament.key),
    key: tournament.key,
    slug: tournament.slug,
    season: tournament.season,
    ...nameColumns(tournament),
    whole: tournament.whole,
    rules: storeRules(tournament, facts),
  }));
}

export function stageRows(facts: Facts): (typeof stages.$inferInsert)[] {
  return facts.stages.map((stage, position) => ({
    id: statsId(stage.key),
    tournamentId: statsId(stage.tournament),
    position,
    ...nameColumns(stage),
    hasTable: stage.hasTable,
  }));
}

export function zoneRows(facts: Facts): (typeof standingZones.$inferInsert)[] {
  return facts.zones.map((zone) => ({
    stageId: statsId(zone.stage),
    zone: zone.zone,
    firstPlace: zone.first,
    lastPlace: zone.last,
    teamIds: zone.teams?.map(statsId) ?? null,
    labelEs: zone.es,
    labelPt: zone.pt,
    labelEn: zone.en,
  }));
}

/** What does not hold for these facts is not stored: it would make a part pass for the whole. */
export function coverageRows(facts: Facts): (typeof coverage.$inferInsert)[] {
  return heldCoverage(facts).map(({ team, tournament, ...statement }) => ({
    teamId: statsId(team),
    tournamentId: tournament === null ? null : statsId(tournament),
    ...statement,
  }));
}

export function rankingRows({ rankings: places }: Facts): (typeof rankings.$inferInsert)[] {
  return places.map(({ team, ...place }) => ({ teamId: statsId(team), ...place }));
}

export function playerRows({ players }: Roster): (typeof playersTable.$inferInsert)[] {
  return [...players].map(([id, { team, name }]) => ({ id, teamId: statsId(team), name }));
}

export function squadRows(facts: Facts): (typeof squadPlayers.$inferInsert)[] {
  return facts.players.map(({ tournament, team, ...player }) => ({
    tournamentId: statsId(tournament),
    teamId: statsId(team),
    playerId: playerId(team, player.name),
    ...player,
  }));
}

function nameColumns({ es, pt, en }: { es: string; pt: string; en: string }): {
  nameEs: string;
  namePt: string;
  nameEn: string;
} {
  return { nameEs: es, namePt: pt, nameEn: en };
}

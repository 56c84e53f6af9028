import { eq, inArray } from 'drizzle-orm';
import { matches, teams } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { type Audience, mapMatchWire, mapTeamWire } from './mapMatchWire.ts';
import { selectMatches, type SelectedMatch, type StageRow, type TeamRow } from './selectMatches.ts';
import { hasResult, rankStage, type TableSource } from './stageTable.ts';
import type { StandingsWire } from './standingsSchemas.ts';

type Title = StandingsWire['titles'][number];
type Winner = { champion: TeamRow; second: TeamRow | null; match: SelectedMatch | null };

/** The titles of a tournament that are won, in the order they are written down. One that nothing decides is left out. */
export async function loadTitles(
  db: OriginDatabase,
  { stages, source }: { stages: StageRow[]; source: TableSource },
  audience: Audience,
): Promise<Title[]> {
  const titles: Title[] = [];
  for (const { stage: id, names, published } of source.rules.titles) {
    const stage = stages.find((one) => one.id === id);
    const held = async (): Promise<Winner | null> => {
      if (!stage) return null;
      return stage.hasTable ? firstOf(stage, source) : lastWinner(db, stage.id);
    };
    const winner = published ? await publishedWinner(db, published) : await held();
    if (!winner) continue;
    titles.push({
      name: names && names[audience.language],
      champion: mapTeamWire(winner.champion, audience),
      runner_up: winner.second && mapTeamWire(winner.second, audience),
      match: winner.match && mapMatchWire(winner.match, audience),
      on_record: published === undefined,
    });
  }
  return titles;
}

/** Who is written down to have won, where the matches that decided are not held. */
async function publishedWinner(
  db: OriginDatabase,
  { champion: first, second }: NonNullable<TableSource['rules']['titles'][number]['published']>,
): Promise<Winner | null> {
  const rows = await db
    .select()
    .from(teams)
    .where(inArray(teams.id, second === null ? [first] : [first, second]));
  const champion = rows.find(({ id }) => id === first);
  return champion ? { champion, second: rows.find(({ id }) => id === second) ?? null, match: null } : null;
}

/** Who leads a table once every match of it is played; nobody where only lots would part the first two. */
function firstOf(stage: StageRow, source: TableSource): Winner | null {
  const { results } = source;
  const open = results.matches.some((match) => match.stageId === stage.id && !hasResult(match));
  const [first, second] = rankStage(stage, source).ranked;
  const champion = results.teams.get(first?.standing.teamId ?? '');
  if (open || !first || first.byLots || !champion) return null;
  return { champion, second: results.teams.get(second?.standing.teamId ?? '') ?? null, match: null };
}

/** Who won the last round, of one match or of two legs; nobody where its winner is not on record. */
async function lastWinner(db: OriginDatabase, stageId: string): Promise<Winner | null> {
  const legs = await selectMatches(db, eq(matches.stageId, stageId));
  const last = legs.at(-1);
  if (!last?.home || !last.away || !legs.every(({ match }) => hasResult(match))) return null;
  const goalsOf = (team: TeamRow): number =>
    legs.reduce((sum, { match }) => {
      const own = match.homeId === team.id ? match.homeScore : match.awayScore;
      return sum + (own ?? 0);
    }, 0);
  const lead = goalsOf(last.home) - goalsOf(last.away);
  const side = lead > 0 ? 'home' : lead < 0 ? 'away' : last.match.shootOutWinner;
  if (side === null) return null;
  const [champion, second] = side === 'home' ? [last.home, last.away] : [last.away, last.home];
  return { champion, second, match: last };
}

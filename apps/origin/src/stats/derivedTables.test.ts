import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readSourceFolder } from '@cancha/newsroom/facts/compile/readSourceFolder.ts';
import { rankTournament } from '../testing/rankTournament.ts';

const row = z.object({
  ...{ team: z.string(), p: z.int(), w: z.int(), d: z.int(), l: z.int() },
  ...{ gf: z.int(), ga: z.int(), gd: z.int(), pts: z.int() },
});
const leagueFile = z.object({
  competition: z.object({ id: z.string() }),
  season: z.string(),
  tables: z.array(z.object({ table: z.string(), rows: z.array(row) })).default([]),
});

const folder = process.env['ORIGIN_DATA_DIR'];
const leagues = folder === undefined ? [] : await readLeagues(join(folder, 'cc0/leagues'));
let read: ReturnType<typeof readSourceFolder> | undefined;
if (leagues.length === 0) {
  console.log('Derived tables: not compared, because ORIGIN_DATA_DIR names no folder with cc0/leagues');
}

describe.skipIf(leagues.length === 0)('the tables of the folder of football data', () => {
  it.each(leagues.map((league) => [league.competition.id, league.season, league] as const))(
    'agree with ours: %s %s',
    async (competition, season, { tables }) => {
      const { facts } = await (read ??= readSourceFolder(folder ?? ''));
      const ours = rankTournament(facts, `${competition}-${season}`).map((standings) =>
        standings.map(({ goalsFor: gf, goalsAgainst: ga, ...standing }) =>
          lineOf({
            ...{ team: standing.teamId, p: standing.played, w: standing.won, d: standing.drawn },
            ...{ l: standing.lost, gf, ga, gd: gf - ga, pts: standing.points },
          }),
        ),
      );
      for (const { rows } of tables) {
        expect(ours.map((lines) => lines.toSorted())).toContainEqual(rows.map(lineOf).toSorted());
      }
      expect(ours.length).toBeGreaterThanOrEqual(tables.length);
    },
  );
});

function lineOf({ team, ...numbers }: z.output<typeof row>): string {
  const { p, w, d, l, gf, ga, gd, pts } = numbers;
  return `${team} ${p} (${w}-${d}-${l}) ${gf}:${ga} ${gd} ${pts}`;
}

async function readLeagues(path: string): Promise<z.output<typeof leagueFile>[]> {
  const names = await readdir(path).catch(() => []);
  const files = names.filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    files.map(async (name) => leagueFile.parse(JSON.parse(await readFile(join(path, name), 'utf8')))),
  );
}

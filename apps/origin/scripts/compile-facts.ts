/**
 * Writes the origin's own facts from a folder of openly licensed football data.
 *
 *   node apps/origin/scripts/compile-facts.ts <data-dir>
 *
 * The same data always gives the same bytes. NOTICE.md names the sources.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileInternationals } from '../src/facts/compile/compileInternationals.ts';
import { compileLeague, type LeaguePresentation } from '../src/facts/compile/compileLeague.ts';
import { compileEvents, compileSquads } from '../src/facts/compile/compileMatchCentre.ts';
import { compileTeams } from '../src/facts/compile/compileTeams.ts';
import { compileWorldCup, isSameMatch } from '../src/facts/compile/compileWorldCup.ts';
import type {
  SourceClubs,
  SourceEvents,
  SourceInternational,
  SourceInternationals,
  SourceLeague,
  SourceSquads,
  SourceWorldCup,
} from '../src/facts/compile/sourceTypes.ts';
import { encodeFactsFile } from '../src/facts/encodeFactsFile.ts';
import type { Facts } from '../src/facts/factRecords.ts';

const centralAmerica = new Set(['CRC', 'HON', 'GUA', 'SLV', 'PAN', 'NCA']);

// Matches of others that the newsroom tells of
const alsoTold = new Set(['int-20180327-ESP-ARG', 'int-20260326-BOL-SUR']);

const costaRica: LeaguePresentation = {
  slug: 'primera-division-costa-rica',
  names: {
    es: 'Primera División de Costa Rica',
    pt: 'Primeira Divisão da Costa Rica',
    en: 'Costa Rican Primera División',
  },
  tables: ['Apertura', 'Clausura'],
  through: { places: 4, names: { es: 'Semifinales', pt: 'Semifinais', en: 'Semi-finals' } },
};

const championsCup: LeaguePresentation = {
  slug: 'copa-de-campeones-concacaf',
  names: {
    es: 'Copa de Campeones Concacaf',
    pt: 'Copa dos Campeões da Concacaf',
    en: 'CONCACAF Champions Cup',
  },
  tables: [],
  through: null,
};

async function compile(data: string, target: string): Promise<void> {
  const read = async <T>(name: string): Promise<T> =>
    JSON.parse(await readFile(join(data, 'cc0', name), 'utf8')) as T;

  const worldCup = await read<SourceWorldCup>('worldcup-2026.json');
  const internationals = await read<SourceInternationals>('internationals.json');
  const { clubs } = await read<SourceClubs>('clubs.json');

  const tournament = compileWorldCup(worldCup, internationals.matches);
  const files: Record<string, Facts> = {
    'world-cup-2026': tournament,
    'world-cup-2026-events': compileEvents(
      await read<SourceEvents>('worldcup-2026-events.json'),
      tournament.matches,
    ),
    'world-cup-2026-squads': compileSquads(
      await read<SourceSquads>('worldcup-2026-squads.json'),
      'fifa.wc-2026',
    ),
    'costa-rica-2024-25': compileLeague(await read<SourceLeague>('leagues/cr.1-2024-25.json'), costaRica),
    'champions-cup-2024': compileLeague(
      await read<SourceLeague>('leagues/concacaf.cc-2024.json'),
      championsCup,
    ),
    'champions-cup-2025': compileLeague(
      await read<SourceLeague>('leagues/concacaf.cc-2025.json'),
      championsCup,
    ),
    internationals: compileInternationals(selectInternationals(internationals.matches, worldCup)),
  };
  const teams = compileTeams(
    [...worldCup.teams, ...internationals.teams],
    clubs,
    teamsOf(Object.values(files)),
  );

  await mkdir(target, { recursive: true });
  for (const [name, facts] of [['teams', { teams }] as const, ...Object.entries(files)]) {
    await writeFile(join(target, `${name}.json`), encodeFactsFile(facts));
  }
}

/** The matches of Central America and every Gold Cup, without what the World Cup file tells better. */
function selectInternationals(
  matches: SourceInternational[],
  worldCup: SourceWorldCup,
): SourceInternational[] {
  return matches
    .filter(
      ({ id, t, home, away }) =>
        centralAmerica.has(home) || centralAmerica.has(away) || t === 'goldcup' || alsoTold.has(id),
    )
    .filter((match) => !worldCup.matches.some((other) => isSameMatch(other, match)));
}

function teamsOf(files: Facts[]): Set<string> {
  return new Set(
    files.flatMap(({ entries, matches }) => [
      ...entries.map(({ team }) => team),
      ...matches.flatMap(({ home, away }) => [home, away]),
    ]),
  );
}

const [data] = process.argv.slice(2);
if (!data) throw new Error('Say where the data is: node apps/origin/scripts/compile-facts.ts <data-dir>');
await compile(data, join(import.meta.dirname, '../seed/facts'));

import type { ComposerSettings } from '../composerSettings.ts';
import type { Game, Team } from './Story.ts';

/** Where a match is filed: with the nation it is told of, else with its competition; and where else it belongs. */
export function subjectsOf(
  { competition, home, away, winner }: Pick<Game, 'competition' | 'home' | 'away' | 'winner'>,
  settings: Pick<ComposerSettings, 'nations' | 'neighbours'>,
): { subject: string; alsoIn: string[] } {
  if (competition.kind === 'league') return { subject: 'league', alsoIn: [] };
  const nations = new Set(settings.nations);
  const neighbours = new Set(settings.neighbours);
  const sides = winner === 'away' ? [away, home] : [home, away];
  // Those that are followed before their neighbours; of two alike the winner first
  const isNeighbour = (key: string): number => Number(neighbours.has(key));
  const own = sides
    .filter(({ key }) => nations.has(key) || neighbours.has(key))
    .map(({ key }) => key)
    .sort((one, other) => isNeighbour(one) - isNeighbour(other));
  const wide = wideSubjects[competition.key] ?? 'concacaf';
  const [subject = wide, ...others] = own;
  return { subject, alsoIn: [...others, ...(subject === wide ? [] : [wide]), ...inConcacaf(sides, wide)] };
}

const wideSubjects: Record<string, string> = {
  'fifa.wc-2026': 'world-cup',
  'int.copaamerica-2024': 'copa-america',
};

const concacafInTheCup = new Set(['MEX', 'USA', 'CAN', 'CUW', 'HAI', 'PAN']);

function inConcacaf(teams: Team[], wide: string): string[] {
  return wide === 'copa-america' ||
    (wide === 'world-cup' && teams.some(({ key }) => concacafInTheCup.has(key)))
    ? ['concacaf']
    : [];
}

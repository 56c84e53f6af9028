import type { Game, Team } from './Story.ts';

/** Where a match is filed: with the nation it is told of, else with its competition; and where else it belongs. */
export function subjectsOf(
  { competition, home, away, winner }: Pick<Game, 'competition' | 'home' | 'away' | 'winner'>,
  nations: ReadonlySet<string>,
): { subject: string; alsoIn: string[] } {
  if (competition.kind === 'league') return { subject: 'league', alsoIn: [] };
  const sides = winner === 'away' ? [away, home] : [home, away];
  const own = sides.filter(({ key }) => nations.has(key)).map(({ key }) => key);
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

import { type EventFact, type Facts, type MatchFact, noFacts, type TournamentFact } from '../factRecords.ts';
import { type InternationalEdition, internationalEdition } from './internationalEditions.ts';
import type { SourceInternational } from './sourceTypes.ts';

/**
 * Matches of national teams, each under its competition and edition, with the goals the source knows.
 * @param competitionNames what the source calls each competition, by code
 */
export function compileInternationals(
  source: SourceInternational[],
  competitionNames: Record<string, string> = {},
): Facts {
  const tournaments = new Map<string, TournamentFact>();
  const editionOf = ({ t, date }: SourceInternational): InternationalEdition =>
    internationalEdition(t, date, competitionNames[t]);
  for (const match of source) {
    const { key, slug, season, names } = editionOf(match);
    // Of the others only the matches of some nations are held: no list of scorers can be made of them
    tournaments.set(key, { key, slug, season, ...names, whole: match.t === 'goldcup', rules: null });
  }
  return {
    ...noFacts(),
    tournaments: [...tournaments.values()].sort((one, other) => (one.key < other.key ? -1 : 1)),
    matches: source.map((match) => compileMatch(match, editionOf(match).key)),
    events: source.flatMap(compileGoals),
  };
}

function compileMatch(match: SourceInternational, tournament: string): MatchFact {
  const { shootoutWinner: winner } = match;
  return {
    key: match.id,
    alias: null,
    tournament,
    stage: null,
    week: null,
    day: match.date,
    utc: null,
    status: match.score ? 'played' : 'fixture',
    home: match.home,
    away: match.away,
    score: match.score ?? null,
    ninety: null,
    halfTime: null,
    penalties: null,
    shootOutWinner: winner === undefined ? null : winner === match.home ? 'home' : 'away',
    venue: null,
    city: match.city,
    referee: null,
    attendance: null,
  };
}

function compileGoals(match: SourceInternational): EventFact[] {
  const goals = match.goals ?? [];
  // A list with a goal that has no minute cannot be told in order
  if (goals.some(({ m }) => m === null)) return [];
  return goals.map((goal) => ({
    match: match.id,
    minute: String(goal.m),
    kind: goal.og ? 'own' : goal.pen ? 'penalty' : 'goal',
    side: goal.team === match.home ? 'home' : 'away',
    player: goal.p,
    number: null,
    playerOff: null,
    numberOff: null,
  }));
}

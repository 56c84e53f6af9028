import { type EventFact, type Facts, type MatchFact, noFacts, type TournamentFact } from '../factRecords.ts';
import { internationalEdition } from './internationalEditions.ts';
import type { SourceInternational } from './sourceTypes.ts';

/** Matches of national teams, each under its competition and edition, with the goals the source knows. */
export function compileInternationals(source: SourceInternational[]): Facts {
  const tournaments = new Map<string, TournamentFact>();
  for (const { t, date } of source) {
    const { key, slug, season, names } = internationalEdition(t, date);
    // Of the others only the matches of some nations are held: no list of scorers can be made of them
    tournaments.set(key, { key, slug, season, ...names, whole: t === 'goldcup' });
  }
  return {
    ...noFacts(),
    tournaments: [...tournaments.values()].sort((one, other) => (one.key < other.key ? -1 : 1)),
    matches: source.map(compileMatch),
    events: source.flatMap(compileGoals),
  };
}

function compileMatch(match: SourceInternational): MatchFact {
  const { shootoutWinner: winner } = match;
  return {
    key: match.id,
    alias: null,
    tournament: internationalEdition(match.t, match.date).key,
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
  return (match.goals ?? []).map((goal) => ({
    match: match.id,
    minute: goal.m === null ? null : String(goal.m),
    kind: goal.og ? 'own' : goal.pen ? 'penalty' : 'goal',
    side: goal.team === match.home ? 'home' : 'away',
    player: goal.p,
    number: null,
    playerOff: null,
    numberOff: null,
  }));
}

import type { MatchRow, SelectedMatch, TeamRow, TournamentRow } from './selectMatches.ts';
import { nameIn, type StatsLanguage } from './statsLanguage.ts';
import type { OpenSide } from './openSide.ts';
import type { MatchWire, OpenSideWire, TeamWire, TournamentWire } from './statsSchemas.ts';

/** How a reader is answered: in which language, and where the pictures are. */
export interface Audience {
  language: StatsLanguage;
  staticsBase: string;
}

export function mapMatchWire(selected: SelectedMatch, audience: Audience): MatchWire {
  const { match, home, away, tournament, stage, goals } = selected;
  return {
    id: match.id,
    date: match.kickOff.toISOString().replace('.000Z', 'Z'),
    time_known: match.timeKnown,
    status: match.status,
    contestant_home: home ? mapTeamWire(home, audience) : mapOpenSide(match.homeOpen),
    contestant_away: away ? mapTeamWire(away, audience) : mapOpenSide(match.awayOpen),
    length_minutes: match.lengthMinutes,
    period: match.period,
    total_scores_home: match.homeScore,
    total_scores_away: match.awayScore,
    penalty_scores_home: match.homePenalties,
    penalty_scores_away: match.awayPenalties,
    penalty_winner: match.shootOutWinner,
    tournament: mapTournamentWire(tournament, audience.language),
    stage: stage && {
      id: stage.id,
      name: nameIn(audience.language, stage),
      has_table: stage.hasTable,
    },
    venue: mapVenueWire(match),
    referee: match.referee,
    referee_id: match.refereeId,
    attendance: match.attendance,
    goals: goals.map(mapGoalWire),
    moved_at: match.movedAt?.toISOString() ?? null,
    updated_at: match.updatedAt?.toISOString() ?? null,
  };
}

export function mapTeamWire(team: TeamRow, { language, staticsBase }: Audience): TeamWire {
  return {
    id: team.id,
    name: nameIn(language, team),
    image: `${staticsBase}/${team.image}`,
    code: team.code,
  };
}

/** As providers name it: by its code in the bracket. */
function mapOpenSide(side: OpenSide | null): OpenSideWire {
  return {
    id: null,
    name: side?.slot ?? '?',
    image: null,
    code: null,
    from: side?.from ?? { kind: 'unknown' },
  };
}

export function mapTournamentWire(tournament: TournamentRow, language: StatsLanguage): TournamentWire {
  const { id, slug, season } = tournament;
  return { id, name: nameIn(language, tournament), slug, season };
}

function mapVenueWire({ venueId: id, venueName: name, venueCity: city }: MatchRow): MatchWire['venue'] {
  return name !== null && city !== null ? { id, name, city } : null;
}

function mapGoalWire({
  minute,
  side,
  player,
  kind,
}: SelectedMatch['goals'][number]): MatchWire['goals'][number] {
  // Only kicks of a shoot-out have no minute, and those are no goals
  return { minute: minute ?? '', side, player, kind: kind === 'own' || kind === 'penalty' ? kind : 'goal' };
}

import type { Match } from '@cancha/stats/match/Match';
import { periodCode } from '@cancha/stats/match/periodCode';
import type { Score } from '@cancha/stats/match/Score';
import type { Team } from '@cancha/stats/team/Team';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { matchStateText } from '../matches/matchStateText';

type MappedTeam = Pick<Team, 'id' | 'name' | 'code' | 'image'>;

/** A match as data, by the names of the specification. */
export type MappedMatch = {
  readonly id: string;
  /** `05/07`, by the clocks of the site. */
  readonly date: string;
  /** `14:00`; `null` while only the day is known. */
  readonly hour: string | null;
  /** The provider's word for how it stands. */
  readonly state: string;
  /** How pages show that. */
  readonly mode: 'final' | 'live' | 'hour' | 'unplanned' | 'info';
  /** What they write: `FINAL`, `72’`, `14:00`, `Aplazado`. */
  readonly mode_text: string;
  readonly home_team: MappedTeam;
  readonly away_team: MappedTeam;
  readonly minutes: number | null;
  /** Its short code in the language of the site. */
  readonly period: string | null;
  readonly scores: Score | null;
  readonly penalties: Score | null;
  readonly tournament: { readonly id: string; readonly name: string } | null;
};

export function toMappedMatch(
  match: Match,
  { site, t, format }: Pick<SiteContext, 'site' | 't' | 'format'>,
  now: Date,
): MappedMatch {
  const { id, kickOff, tournament } = match;
  const [, month, day] = format.day(kickOff).split('-');
  const isTimed = match.state === 'scheduled' && !match.isTimeKnown;
  const period = 'period' in match ? match.period : null;
  return {
    id,
    date: `${day}/${month}`,
    hour: isTimed ? null : format.clock(kickOff),
    ...standingOf(match),
    mode_text: matchStateText(match, { now, kickOff: (at) => format.time(at) }, t),
    home_team: teamOf(match.home),
    away_team: teamOf(match.away),
    minutes: 'minute' in match ? match.minute : null,
    period: period && periodCode(period, site.language),
    scores: match.state === 'scheduled' ? null : match.score,
    penalties: match.state === 'scheduled' ? null : match.penalties,
    tournament: tournament && { id: tournament.id, name: tournament.name },
  };
}

function standingOf(match: Match): Pick<MappedMatch, 'state' | 'mode'> {
  switch (match.state) {
    case 'finished':
      return { state: 'played', mode: 'final' };
    case 'live':
      return { state: 'playing', mode: 'live' };
    case 'scheduled':
      return match.isTimeKnown
        ? { state: 'fixture', mode: 'hour' }
        : { state: 'unplanned', mode: 'unplanned' };
    case 'interrupted':
      return { state: match.reason, mode: 'info' };
  }
}

const teamOf = ({ id, name, code, image }: Team): MappedTeam => ({ id, name, code, image });

import { subMinutes } from 'date-fns/subMinutes';
import { matchAsOf } from '../clock/matchAsOf.ts';
import { periodIds } from '@cancha/newsroom/facts/periodIds.ts';
import { asPlayed, type EventColumns, type MatchColumns, type Recording } from './Recording.ts';

/** What the database says of a match at a moment. */
export type MatchNow = {
  readonly state: 'to come' | 'playing' | 'over';
  /** At the data's own time: the kick-off is not moved. */
  readonly match: MatchColumns;
  readonly events: readonly EventColumns[];
  readonly showsLineUps: boolean;
};

/** Teams are named an hour and a quarter before the kick-off. */
const lineUpsMinutes = 75;

/** A recorded match with everything that was not known yet at `moment` taken out. */
export function matchColumnsAsOf(recording: Recording, moment: Date): MatchNow {
  const { match, events } = recording;
  const now = matchAsOf(asPlayed(recording), events, moment);
  const showsLineUps = moment >= subMinutes(match.kickOff, lineUpsMinutes);
  if (now.state === 'over') return { ...now, match, events, showsLineUps };

  const [homeHalfTime = null, awayHalfTime = null] = now.halfTime ?? [];
  const [homePenalties = null, awayPenalties = null] = now.penalties ?? [];
  const playing = now.state === 'playing';
  return {
    state: now.state,
    events: now.events,
    showsLineUps,
    match: {
      ...match,
      status: playing ? 'playing' : 'fixture',
      period: playing ? now.period : null,
      lengthMinutes: playing ? (now.minute ?? minutesOfBreak[now.period] ?? match.lengthMinutes) : null,
      homeScore: now.score?.[0] ?? null,
      awayScore: now.score?.[1] ?? null,
      ...{ homeHalfTime, awayHalfTime, homePenalties, awayPenalties },
      ...{ homeFullTime: null, awayFullTime: null, shootOutWinner: null, attendance: null },
      referee: showsLineUps ? match.referee : null,
      refereeId: showsLineUps ? match.refereeId : null,
      homeFormation: showsLineUps ? match.homeFormation : null,
      awayFormation: showsLineUps ? match.awayFormation : null,
    },
  };
}

/** What the scoreboard stands at while no clock runs. */
const minutesOfBreak: Record<number, number> = {
  [periodIds.halfTime]: 45,
  [periodIds.endOfSecondHalf]: 90,
  [periodIds.extraBreak]: 105,
  [periodIds.endOfExtra]: 120,
};

import type { OriginDatabase } from '../database/OriginDatabase.ts';
import type { MatchEventsWire } from './matchCentreSchemas.ts';
import { selectMatch } from './selectMatch.ts';
import { type EventRow, selectMatchEvents } from './selectMatchEvents.ts';

type EventWire = MatchEventsWire['events'][number];
type Score = NonNullable<EventWire['score']>;

/** The events of a match as they happened, each goal with the score it made. */
export async function loadMatchEvents(db: OriginDatabase, matchId: string): Promise<MatchEventsWire> {
  await selectMatch(db, matchId);
  const events = await selectMatchEvents(db, matchId);
  const score = { home: 0, away: 0 };
  const shootOut = { home: 0, away: 0 };
  return { events: events.map((event) => mapEvent(event, scoreAfter(event, score, shootOut))) };
}

/** Counts the event in. `null` for one that makes no score. */
function scoreAfter({ kind, side }: EventRow, score: Score, shootOut: Score): Score | null {
  switch (kind) {
    case 'goal':
    case 'penalty':
    case 'own':
      score[side] += 1;
      return { ...score };
    case 'kick-scored':
      shootOut[side] += 1;
      return { ...shootOut };
    case 'kick-missed':
      return { ...shootOut };
    case 'yellow':
    case 'second-yellow':
    case 'red':
    case 'substitution':
      return null;
  }
}

function mapEvent(event: EventRow, score: Score | null): EventWire {
  const { kind, minute, side, player, playerId, number, playerOff, playerOffId, numberOff } = event;
  return {
    kind,
    minute,
    side,
    player: { id: playerId, name: player, number },
    player_off:
      playerOff === null || playerOffId === null
        ? null
        : { id: playerOffId, name: playerOff, number: numberOff },
    score,
  };
}

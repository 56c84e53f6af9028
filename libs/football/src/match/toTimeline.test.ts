import { aMatch } from '@cancha/site/testing/aMatch';
import { testContext } from '@cancha/site/testing/testContext';
import type { EventKind, MatchEvent } from '@cancha/stats/match/MatchEvent';
import { describe, expect, it } from 'vitest';
import { toTimeline } from './toTimeline';

const at = (minute: number, kind: EventKind = 'goal', side: 'home' | 'away' = 'home'): MatchEvent => ({
  ...{ kind, side, player: { id: `${minute}`, name: `J${minute}`, number: null }, playerOff: null },
  ...{ minute: { minute, added: 0 }, score: null },
});
const kick: MatchEvent = { ...at(0, 'kick-scored'), minute: null, score: { home: 1, away: 0 } };

/** The latest first: breaks by their words, events by their minute. */
const told = (match: Parameters<typeof toTimeline>[0], events: readonly MatchEvent[]) =>
  toTimeline(match, events, '/partido/m', testContext()).map((entry) =>
    entry.kind === 'mark' ? entry.text : entry.minute,
  );
const drawn = { score: { home: 1, away: 1 }, minute: 120, penalties: { home: 3, away: 4 } };

describe('what happened in a match', () => {
  it('has its breaks, those of extra time too, each with the score it had; a shoot-out is not among it', () => {
    const events = [at(42, 'goal', 'away'), at(54), at(99, 'yellow'), at(117, 'yellow'), kick];
    expect(told(aMatch.finished(drawn), events)).toEqual([
      ...['117’', 'Medio tiempo del tiempo extra · 1-1', '99’', 'Final de los 90 minutos · 1-1', '54’'],
      ...['Medio tiempo · 0-1', '42’', 'Inicio del partido'],
    ]);
  });

  it('has both breaks in order where nothing happened between them', () => {
    expect(told(aMatch.finished({ ...drawn, score: { home: 1, away: 0 } }), [at(12)])).toEqual([
      ...[
        'Medio tiempo del tiempo extra · 1-0',
        'Final de los 90 minutos · 1-0',
        'Medio tiempo · 1-0',
        '12’',
      ],
      'Inicio del partido',
    ]);
  });

  it('tells no score at a break where a goal is missing among the events', () => {
    expect(told(aMatch.finished({ score: { home: 2, away: 1 } }), [at(12), at(60)])).toEqual([
      ...['60’', 'Medio tiempo', '12’', 'Inicio del partido'],
    ]);
  });

  it('of a match that is on has the breaks behind it, and its start before anything happened', () => {
    const live = (minute: number) => aMatch.live({ minute, score: { home: 0, away: 0 } });
    expect(told(live(30), [])).toEqual(['Inicio del partido']);
    expect(told({ ...live(45), period: 'half-time' }, [])).toEqual([
      'Medio tiempo · 0-0',
      'Inicio del partido',
    ]);
    expect(told(live(60), [])).toEqual(['Medio tiempo · 0-0', 'Inicio del partido']);
    expect(told(aMatch.scheduled(), [])).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { mapMatchEvent } from './mapMatchEvent';
import { eventSchema } from './matchCentre.wire';

const map = (changes: object) =>
  mapMatchEvent(
    eventSchema.parse({
      ...{ kind: 'goal', minute: '10', side: 'home', player: { id: '9', name: 'Player 9', number: 9 } },
      ...changes,
    }),
  );

describe('an event', () => {
  it('of an unknown kind, or without a minute, is left out', () => {
    expect(map({ kind: 'var-check' })).toMatchObject({ ok: false });
    expect(map({ minute: 'late' })).toMatchObject({ ok: false });
    expect(map({ kind: 'kick-missed', minute: null })).toMatchObject({ ok: true });
  });

  it.each([
    ['121', { minute: 120, added: 1 }],
    ['124', { minute: 120, added: 4 }],
    ['120+2', { minute: 120, added: 2 }],
    ['120', { minute: 120, added: 0 }],
  ])('at %s is in the stoppage time of extra time', (minute, read) => {
    expect(map({ kind: 'substitution', minute })).toMatchObject({ ok: true, value: { minute: read } });
  });

  it('at a minute that no match has is left out', () => {
    expect(map({ minute: '151' })).toMatchObject({ ok: false });
  });

  it('names who came on and who went off', () => {
    expect(map({ kind: 'substitution', player_off: { id: '5', name: 'Player 5' } })).toMatchObject({
      value: { player: { id: '9', number: 9 }, playerOff: { id: '5', number: null } },
    });
  });
});

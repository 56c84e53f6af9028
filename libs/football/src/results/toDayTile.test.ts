import { describe, expect, it } from 'vitest';
import { aMatch } from '@cancha/site/testing/aMatch';
import { testContext } from '@cancha/site/testing/testContext';
import { toDayTile } from '@cancha/blocks/matches/toDayTile';

const context = testContext();
const before = new Date('2026-07-05T12:00:00Z');

describe('a match among those of its day', () => {
  it('says its hour without the day, and its round', () => {
    expect(toDayTile(aMatch.scheduled(), context, null, before)).toMatchObject({
      stateText: '14:00',
      noteText: 'Octavos de final',
      label: '14:00: Brasil contra Noruega',
    });
  });

  it('says where it is played when there is no round, and nothing when that is unknown too', () => {
    expect(toDayTile(aMatch.live({ stage: null }), context).noteText).toBe('Nueva Jersey');
    expect(toDayTile(aMatch.live({ stage: null, venue: null }), context).noteText).toBe('');
  });

  it('is read aloud as anywhere else', () => {
    expect(toDayTile(aMatch.finished(), context).label).toBe('Final: Brasil 1, Noruega 2');
    expect(toDayTile(aMatch.live({ minute: 72 }), context)).toMatchObject({
      state: 'live',
      stateText: '72’',
    });
    expect(toDayTile(aMatch.scheduled({ isTimeKnown: false }), context, null, before).stateText).toBe(
      'A definir',
    );
  });
});

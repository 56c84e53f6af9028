import type { EventFact } from '../../facts/factRecords.ts';
import type { Telling } from './Telling.ts';
import type { ToldMatch } from './ToldMatch.ts';
import type { BlogWords } from './words/BlogWords.ts';

type Said = { words: 'goal' | 'penalty' | 'own' | 'sentOff' | 'booked' | 'change'; key: boolean };

/** By kind of event; what is not here has no post of its own, as a kick of the shoot-out. */
const said: Partial<Record<EventFact['kind'], Said & { words: keyof BlogWords }>> = {
  goal: { words: 'goal', key: true },
  penalty: { words: 'penalty', key: true },
  own: { words: 'own', key: true },
  red: { words: 'sentOff', key: true },
  'second-yellow': { words: 'sentOff', key: true },
  yellow: { words: 'booked', key: false },
  substitution: { words: 'change', key: false },
};

/** What is told of an event; `score` is that after it. */
export function describeEvent(event: EventFact, at: number, told: ToldMatch, score: string): Telling[] {
  const { minute } = event;
  const how = said[event.kind];
  if (minute === null || !how) return [];
  const team = told[event.side];
  return [
    { at, minute, key: how.key, ...told.words[how.words]({ event: { ...event, minute }, team, score }) },
  ];
}

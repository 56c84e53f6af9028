import type { EventFact } from '../../../facts/factRecords.ts';

type Words = { title: string; body: string };

/** A match as words are made of it: names in the language, `score` as it stands then. */
type WordedEvent = {
  event: EventFact & { minute: string };
  team: string;
  score: string;
};

/** What the posts of a live blog say in one language. Bodies are plain text. */
export type BlogWords = {
  /** Which of a team's and a stage's names are read. */
  names: 'es' | 'en' | 'pt';
  /** The kick-off's hour on the clocks of the site. */
  hour: (kickOff: Date, timeZone: string) => string;
  kickOff: (told: {
    home: string;
    away: string;
    hour: string;
    stage: string | null;
    venue: { name: string; capacity: number | null } | null;
  }) => Words;
  path: (team: string) => string;
  /** `Argentina 3-2 Cabo Verde`; `kicks` are those of a shoot-out. */
  result: (home: string, goals: readonly [number, number], away: string, kicks?: string) => string;
  starts: (score: string) => Words;
  halfTime: (score: string) => Words;
  secondHalf: (score: string) => Words;
  toExtraTime: (score: string) => Words;
  extraTime: (score: string) => Words;
  changeOfEnds: (score: string) => Words;
  goal: (of: WordedEvent) => Words;
  penalty: (of: WordedEvent) => Words;
  own: (of: WordedEvent) => Words;
  sentOff: (of: WordedEvent) => Words;
  booked: (of: WordedEvent) => Words;
  change: (of: WordedEvent) => Words;
  /** `kicks` is the winner's shoot-out, if there was one. */
  end: (score: string, kicks: { winner: string; score: string } | null) => Words;
};

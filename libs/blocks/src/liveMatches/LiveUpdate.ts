import type { LiveMatch } from '@cancha/ui/match/live/LiveMatch';

/** A match with the clock that its state shows. */
export type UpdatedMatch = LiveMatch & { clock: { minute: number; last: number } | null };

export type LiveUpdate = {
  /** How old the data were when this was said, in ms. Readers' clocks are wrong; durations are not. */
  ageMs: number;
  matches: readonly UpdatedMatch[];
  /** HTML of the parts of a match's page, by name. */
  parts?: Readonly<Record<string, string>>;
  /** Of the one match that a page is about. */
  told?: Told;
};

/** What a page that is about one match says beside what it shows. */
export type Told = {
  /** What its title begins with: `Brasil 1-2 Noruega`. */
  name: string;
  /** When it begins, or that it was put off or broken off; `null` where neither is to be told. */
  when: string | null;
  /** The kicks of the shoot-out, as sentences. */
  kicks: readonly string[];
};

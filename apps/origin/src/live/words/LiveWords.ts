import type { Team } from '@cancha/newsroom/composer/plan/Story.ts';
import type { Moment, MomentOf } from '../describeMoments.ts';

/** The match that is told. `moments` are those until then. */
export type LiveMatch = {
  readonly home: Team;
  readonly away: Team;
  readonly city: string | null;
  readonly moments: readonly Moment[];
  /** Another one for each match and piece: choose between equal words by it. */
  readonly turn: number;
};

/** A piece of news in plain text; a paragraph each line of `body`. */
export type LiveText = {
  readonly title: string;
  readonly excerpt: string;
  readonly epigraph: string;
  readonly label: string;
  readonly caption: string;
  readonly body: readonly string[];
};

export type LivePost = { readonly title: string; readonly body: string };

/** How a language tells of a match while it runs. */
export type LiveWords = {
  /** The text that is told post by post. */
  readonly blog: (match: LiveMatch) => LiveText;
  readonly post: (moment: Moment, match: LiveMatch) => LivePost;
  readonly goal: (goal: MomentOf<'goal'>, match: LiveMatch) => LiveText;
  readonly halfTime: (moment: MomentOf<'half-time'>, match: LiveMatch) => LiveText;
  readonly final: (moment: MomentOf<'final'>, match: LiveMatch) => LiveText;
  /** First part of the addresses: lower case, ASCII, hyphens. */
  readonly slugs: Record<'blog' | 'goal' | 'halfTime' | 'final', string>;
};

import type { Language, Story, Team } from './plan/Story.ts';

/** Words, and the form they follow: two neighbours on a page never share a form. */
export interface Phrase {
  shape: string;
  text: string;
}

/** The third of three: `{ part: 2, of: 3 }`. */
export interface Share {
  part: number;
  of: number;
}

export interface Topic {
  slug: string;
  name: string;
}

/**
 * A language that stories can be told in. It answers with every text that fits the story; the composer
 * takes the one whose shape and words were used longest ago, and drops those of the wrong length.
 */
export interface Phrasebook {
  language: Language;
  /** Of a story told on several sites each takes its own part of the shapes; without it all are its own. */
  shareOf?: (story: Story) => Share | undefined;
  /** Last part of the address: lower case, ASCII, hyphens; the same for the same story for ever. */
  slug: (story: Story) => string;
  /** 38 to 70 characters. */
  headlines: (story: Story) => Phrase[];
  /** First paragraphs in Markdown. */
  openings: (story: Story) => Phrase[];
  /**
   * What follows the opening, in Markdown. `turn` counts the stories in the order of their publication:
   * choose between equal words by it, so that neighbours differ. Who is named in the `opening` may be
   * called by the short name.
   */
  bodies: (story: Story, turn: number, opening: string) => Phrase[];
  /** The last touch of a text whose choices (`ways.ts`) are made; an opening comes with an empty `opening`. */
  finish?: (story: Story, opening: string, text: string) => string;
  /** 90 to 190 characters. */
  excerpts: (story: Story, turn: number) => Phrase[];
  /** At most 30 characters each. */
  epigraphs: (story: Story, turn: number) => string[];
  labels: (story: Story) => string[];
  captions: (story: Story, turn: number) => string[];
  topicOfTeam: (team: Team) => Topic;
  topicOfPlayer: (player: string) => Topic;
  /** The competition and the part of it that has a topic of its own. */
  topicsOfStory: (story: Story) => Topic[];
}

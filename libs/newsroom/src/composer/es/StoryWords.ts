import type { Story, StoryOf } from '../plan/Story.ts';
import type { Phrase } from '../Phrasebook.ts';

/** The texts of one sort of story. */
export interface StoryWords<Kind extends Story['kind']> {
  slug: (story: StoryOf<Kind>) => string;
  headlines: (story: StoryOf<Kind>) => Phrase[];
  openings: (story: StoryOf<Kind>) => Phrase[];
  bodies: (story: StoryOf<Kind>, turn: number, opening: string) => Phrase[];
  excerpts: (story: StoryOf<Kind>, turn: number) => Phrase[];
  epigraphs: (story: StoryOf<Kind>, turn: number) => string[];
  labels: (story: StoryOf<Kind>) => string[];
  captions: (story: StoryOf<Kind>, turn: number) => string[];
}

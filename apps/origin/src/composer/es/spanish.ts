import type { Phrasebook } from '../Phrasebook.ts';
import type { Story } from '../plan/Story.ts';
import { campaignWords } from './campaign/campaignWords.ts';
import { groupWords } from './group/groupWords.ts';
import { previewWords } from './preview/previewWords.ts';
import { reportWords } from './report/reportWords.ts';
import { roundWords } from './round/roundWords.ts';
import { seasonWords } from './season/seasonWords.ts';
import { slugify } from './slugWords.ts';
import type { StoryWords } from './StoryWords.ts';
import { nameOf } from './grammar.ts';
import { topicsOfStory } from './topics.ts';

const wordsOf: { [Kind in Story['kind']]: StoryWords<Kind> } = {
  report: reportWords,
  preview: previewWords,
  group: groupWords,
  campaign: campaignWords,
  round: roundWords,
  season: seasonWords,
};

function words(story: Story): StoryWords<Story['kind']> {
  return wordsOf[story.kind] as unknown as StoryWords<Story['kind']>;
}

/** Stories in the Spanish of Central America. */
export const spanish: Phrasebook = {
  language: 'es',
  slug: (story) => slugify(words(story).slug(story)),
  headlines: (story) => words(story).headlines(story),
  openings: (story) => words(story).openings(story),
  bodies: (story, turn) => words(story).bodies(story, turn),
  excerpts: (story, turn) => words(story).excerpts(story, turn),
  epigraphs: (story, turn) => words(story).epigraphs(story, turn),
  labels: (story) => words(story).labels(story),
  captions: (story, turn) => words(story).captions(story, turn),
  topicOfTeam: (team) => ({ slug: slugify(nameOf(team)), name: nameOf(team) }),
  topicOfPlayer: (player) => ({ slug: slugify(player), name: player }),
  topicsOfStory,
};

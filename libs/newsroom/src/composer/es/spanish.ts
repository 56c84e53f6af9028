import type { Voice } from '../composerSettings.ts';
import type { Phrase, Phrasebook } from '../Phrasebook.ts';
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
import { nickname, nicknameInText } from './ownSide.ts';
import { polish } from './polish.ts';
import { topicsOfStory } from './topics.ts';
import { voices } from './voices.ts';

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

/** Stories in Spanish, as they say it where the site is read. */
export function spanishOf(voice: Voice): Phrasebook {
  const { share, say, ownSide } = voices[voice];
  const polished = (phrases: Phrase[]): Phrase[] =>
    phrases.map(({ shape, text }) => ({ shape, text: say(nicknameInText(polish(text), ownSide)) }));
  return {
    language: 'es',
    // A league is told on one site alone.
    shareOf: ({ kind }) => (kind === 'round' || kind === 'season' ? undefined : share),
    slug: (story) => slugify(words(story).slug(story)),
    headlines: (story) =>
      polished(words(story).headlines(story)).map(({ shape, text }) => ({
        shape,
        text: nickname(text, story.key, ownSide),
      })),
    openings: (story) => polished(words(story).openings(story)),
    bodies: (story, turn, opening) => polished(words(story).bodies(story, turn, opening)),
    excerpts: (story, turn) => polished(words(story).excerpts(story, turn)),
    epigraphs: (story, turn) => words(story).epigraphs(story, turn),
    labels: (story) => words(story).labels(story),
    captions: (story, turn) =>
      words(story)
        .captions(story, turn)
        .map((text) => say(polish(text))),
    topicOfTeam: (team) => ({ slug: slugify(nameOf(team)), name: nameOf(team) }),
    topicOfPlayer: (player) => ({ slug: slugify(player), name: player }),
    topicsOfStory,
  };
}

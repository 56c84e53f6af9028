import type { Phrase, Phrasebook, Topic } from '../Phrasebook.ts';
import type { Game, Story } from '../plan/Story.ts';
import { campaignBodies } from './campaign/campaignBodies.ts';
import { campaignExcerpts, campaignHeadlines, campaignOpenings } from './campaign/campaignTexts.ts';
import { captions, epigraphs, labels } from './frames.ts';
import { groupBodies } from './group/groupBodies.ts';
import { groupExcerpts, groupHeadlines, groupOpenings } from './group/groupTexts.ts';
import { nameOf } from './nations.ts';
import { topicOf } from './people.ts';
import { polish } from './polish.ts';
import { previewBodies } from './preview/previewBodies.ts';
import { previewExcerpts } from './preview/previewExcerpts.ts';
import { previewHeadlines } from './preview/previewHeadlines.ts';
import { previewOpenings } from './preview/previewOpenings.ts';
import { reportBodies } from './report/reportBodies.ts';
import { reportExcerpts } from './report/reportExcerpts.ts';
import { reportHeadlines } from './report/reportHeadlines.ts';
import { reportOpenings } from './report/reportOpenings.ts';
import { slug } from './slug.ts';
import { secondReferences } from './report/secondReferences.ts';

/** American English. Leagues are not told in it: no site asks for them. */
export const english: Phrasebook = {
  language: 'en',
  slug,
  headlines: (story) => byKind(story, reportHeadlines, previewHeadlines, groupHeadlines, campaignHeadlines),
  openings: (story) => byKind(story, reportOpenings, previewOpenings, groupOpenings, campaignOpenings),
  bodies: (story, turn, opening) =>
    byKind(
      story,
      (one) => reportBodies(one, turn, opening),
      (one) => previewBodies(one, turn, opening),
      (one) => groupBodies(one, turn),
      (one) => campaignBodies(one, turn),
    ),
  finish: (story, opening, text) =>
    polish(story.kind === 'report' && opening !== '' ? secondReferences(story, opening, text) : text),
  excerpts: (story, turn) =>
    byKind(story, reportExcerpts, (one) => previewExcerpts(one, turn), groupExcerpts, campaignExcerpts),
  epigraphs: (story, turn) => epigraphs(story, turn).map(polish),
  labels: (story) => labels(story).map(polish),
  captions: (story, turn) => captions(story, turn).map(polish),
  topicOfTeam: (team) => topicOf(nameOf(team)),
  topicOfPlayer: topicOf,
  topicsOfStory: (story) => [competitionTopic(story)],
};

type Told<Kind extends Story['kind']> = (story: Extract<Story, { kind: Kind }>) => Phrase[];

function byKind(
  story: Story,
  report: Told<'report'>,
  preview: Told<'preview'>,
  group: Told<'group'>,
  campaign: Told<'campaign'>,
): Phrase[] {
  return tell().map(({ shape, text }) => ({ shape, text: polish(text) }));

  function tell(): Phrase[] {
    switch (story.kind) {
      case 'report':
        return report(story);
      case 'preview':
        return preview(story);
      case 'group':
        return group(story);
      case 'campaign':
        return campaign(story);
      case 'round':
      case 'season':
        throw new Error(`${story.key}: leagues are not told in English`);
    }
  }
}

function competitionTopic(story: Story): Topic {
  const { kind, season, names }: Game['competition'] =
    'game' in story ? story.game.competition : story.competition;
  if (kind === 'world-cup') return { slug: `world-cup-${season}`, name: `${season} World Cup` };
  if (kind === 'qualifiers') return { slug: 'world-cup-qualifying', name: 'World Cup qualifying' };
  return topicOf(names.en);
}

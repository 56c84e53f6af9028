import type { Phrase, Phrasebook, Topic } from '../Phrasebook.ts';
import type { Game, Story } from '../plan/Story.ts';
import { campaignBodies } from './campaign/campaignBodies.ts';
import { campaignExcerpts, campaignHeadlines, campaignOpenings } from './campaign/campaignTexts.ts';
import { captions, epigraphs, labels } from './frames.ts';
import { groupBodies } from './group/groupBodies.ts';
import { groupExcerpts, groupHeadlines, groupOpenings } from './group/groupTexts.ts';
import { nameOf } from './nations.ts';
import { topicOf } from './people.ts';
import { previewBodies } from './preview/previewBodies.ts';
import { previewExcerpts } from './preview/previewExcerpts.ts';
import { previewHeadlines } from './preview/previewHeadlines.ts';
import { previewOpenings } from './preview/previewOpenings.ts';
import { reportBodies } from './report/reportBodies.ts';
import { reportExcerpts } from './report/reportExcerpts.ts';
import { reportHeadlines } from './report/reportHeadlines.ts';
import { reportOpenings } from './report/reportOpenings.ts';
import { slug } from './slug.ts';

/** Brazilian Portuguese. Leagues are not told in it: no site asks for them. */
export const portuguese: Phrasebook = {
  language: 'pt',
  slug,
  headlines: (story) => byKind(story, reportHeadlines, previewHeadlines, groupHeadlines, campaignHeadlines),
  openings: (story) => byKind(story, reportOpenings, previewOpenings, groupOpenings, campaignOpenings),
  bodies: (story, turn, opening) =>
    byKind(
      story,
      (one) => reportBodies(one, turn),
      (one) => previewBodies(one, turn, opening),
      (one) => groupBodies(one, turn),
      (one) => campaignBodies(one, turn),
    ),
  excerpts: (story) => byKind(story, reportExcerpts, previewExcerpts, groupExcerpts, campaignExcerpts),
  epigraphs,
  labels,
  captions,
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
  return describeByKind(story, report, preview, group, campaign).map(({ shape, text }) => ({
    shape,
    text: ofItsCup(story, text),
  }));
}

function describeByKind(
  story: Story,
  report: Told<'report'>,
  preview: Told<'preview'>,
  group: Told<'group'>,
  campaign: Told<'campaign'>,
): Phrase[] {
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
      throw new Error(`${story.key}: leagues are not told in Portuguese`);
  }
}

/** Where `a Copa` alone would be taken for the World Cup. */
function ofItsCup(story: Story, text: string): string {
  const { competition } = 'game' in story ? story.game : story;
  if (competition.kind !== 'copa-america') return text;
  return text
    .replace(/Copa do Mundo/g, 'Copa América')
    .replace(/(?<!\p{L})Copa(?! (?:América|Ouro))/gu, 'Copa América');
}

function competitionTopic(story: Story): Topic {
  const { kind, key, names }: Game['competition'] =
    'game' in story ? story.game.competition : story.competition;
  const year = /\d{4}/.exec(key)?.[0] ?? '';
  if (kind === 'world-cup') return { slug: `copa-do-mundo-${year}`, name: `Copa do Mundo ${year}` };
  if (kind === 'copa-america') return { slug: 'copa-america', name: 'Copa América' };
  return topicOf(names.pt);
}

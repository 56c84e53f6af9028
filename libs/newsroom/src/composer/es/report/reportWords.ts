import type { StoryWords } from '../StoryWords.ts';
import { nameOf } from '../grammar.ts';
import { plainCompetition } from '../competitionWords.ts';
import { fullDay } from '../when.ts';
import { reportBodies } from './reportBodies.ts';
import { reportExcerpts } from './reportExcerpts.ts';
import { reportHeadlines } from './reportHeadlines.ts';
import { reportCaptions, reportEpigraphs, reportLabels } from './reportLines.ts';
import { reportOpenings } from './reportOpenings.ts';

/** What is said of a match that was played. */
export const reportWords: StoryWords<'report'> = {
  slug: ({ game }) =>
    game.competition.kind === 'world-cup'
      ? `${nameOf(game.home)} ${nameOf(game.away)} cronica ${plainCompetition(game.competition)}`
      : `${nameOf(game.home)} ${nameOf(game.away)} ${fullDay(game)}`,
  headlines: reportHeadlines,
  openings: reportOpenings,
  bodies: reportBodies,
  excerpts: reportExcerpts,
  epigraphs: reportEpigraphs,
  labels: reportLabels,
  captions: reportCaptions,
};

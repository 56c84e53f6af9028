import type { Phrase } from '../../Phrasebook.ts';
import type { ReportStory } from '../../plan/Story.ts';
import { aScore, inWords } from '../grammar.ts';
import { headlineName } from '../nations.ts';
import { inCity } from '../places.ts';
import { inRound } from '../competitionWords.ts';
import { drawHeadlines } from './drawHeadlines.ts';
import { meaningHeadlines } from './meaningHeadlines.ts';
import { scorerHeadlines } from './scorerHeadlines.ts';
import { shootOutHeadlines } from './shootOutHeadlines.ts';
import { toldMatch, type ToldMatch } from './ToldMatch.ts';

export type Headline = [shape: string, text: string];

/** Every headline a match allows. Long and short forms, so that one of them fits whatever the names. */
export function reportHeadlines(story: ReportStory): Phrase[] {
  const t = toldMatch(story);
  const all = t.shootOut
    ? shootOutHeadlines(t)
    : t.isDraw
      ? drawHeadlines(t)
      : [...ofWin(t), ...ofMargin(t), ...ofCourse(t), ...scorerHeadlines(t), ...meaningHeadlines(t)];
  return all.map(([shape, text]) => ({ shape, text }));
}

function ofWin(t: ToldMatch): Headline[] {
  const [won, lost] = [headlineName(t.winner), headlineName(t.loser)];
  const city = inCity(t.game);
  const round = inRound(t.game);
  return [
    ['win', `${won} beats ${lost} ${t.score} ${city}`],
    ['win-round', `${won} beats ${lost} ${t.score} ${round}`],
    ['defeat', `${won} defeats ${lost} ${city}, ${t.score}`],
    ['lose', `${lost} falls to ${won} ${t.score} ${city}`],
    ['lose-round', `${lost} loses to ${won} ${t.score} ${round}`],
    ['city-first', `${city}, ${won} gets past ${lost} ${t.score}`],
    ['top', `${won} tops ${lost} ${t.score} ${round}`],
    ['earn', `${won} earns ${aScore(t.score)} win over ${lost} ${city}`],
    ['handle', `${won} takes care of ${lost} ${city}, ${t.score}`],
    ['long', `${won} beats ${lost} ${t.score} ${round.replace(/^in (Group .)$/, 'in $1 at the World Cup')}`],
  ];
}

function ofMargin(t: ToldMatch): Headline[] {
  const [won, lost] = [headlineName(t.winner), headlineName(t.loser)];
  const city = inCity(t.game);
  return [
    ...(t.counts[1] === 0
      ? ([
          ['shutout', `${won} shuts out ${lost} ${t.score} ${city}`],
          ['blank', `${won} blanks ${lost} ${t.score} ${inRound(t.game)}`],
          ['kept-out', `${lost} held scoreless by ${won} in ${t.score} loss ${city}`],
        ] satisfies Headline[])
      : []),
    ...(t.margin === 1
      ? ([
          ['edge', `${won} edges ${lost} ${t.score} ${city}`],
          ['hold-off', `${lost} falls to ${won} by a single goal, ${t.score}`],
        ] satisfies Headline[])
      : []),
    ...(t.margin >= 3
      ? ([
          ['rout', `${won} routs ${lost} ${t.score} ${city}`],
          ['cruise', `${won} cruises past ${lost} ${t.score} ${inRound(t.game)}`],
          ['routed', `${lost} routed by ${won} ${city}, ${t.score}`],
          ['score-many', `${won} scores ${inWords(t.counts[0])} in rout of ${lost} ${city}`],
        ] satisfies Headline[])
      : []),
    ...(t.counts[0] === 1 && !t.extraTime
      ? ([
          ['one-goal', `One goal is enough for ${won} against ${lost} ${city}`],
          ['lone-goal', `Lone goal lifts ${won} past ${lost} ${city}`],
        ] satisfies Headline[])
      : []),
    ...(t.total >= 5 && t.margin <= 2
      ? ([
          ['many', `${won} beats ${lost} ${t.score} in ${inWords(t.total)}-goal game ${city}`],
          ['outscore', `${won} outscores ${lost} ${t.score} ${city}`],
        ] satisfies Headline[])
      : []),
  ];
}

function ofCourse(t: ToldMatch): Headline[] {
  const [won, lost] = [headlineName(t.winner), headlineName(t.loser)];
  const city = inCity(t.game);
  return [
    ...(t.comeback
      ? ([
          ['rally', `${won} rallies to beat ${lost} ${t.score} ${city}`],
          ['from-behind', `${won} comes from behind to beat ${lost} ${t.score}`],
          ['lead-lost', `${lost} leads, but ${won} rallies for ${aScore(t.score)} win`],
        ] satisfies Headline[])
      : []),
    ...(t.extraTime
      ? ([
          ['extra', `${won} beats ${lost} ${t.score} in extra time ${city}`],
          ['extra-need', `${won} needs extra time to get past ${lost} ${city}, ${t.score}`],
        ] satisfies Headline[])
      : []),
  ];
}

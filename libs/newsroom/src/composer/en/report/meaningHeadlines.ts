import { baseMinute } from '../../plan/minutes.ts';
import { said, saidOnce } from '../../plan/Statement.ts';
import { bareRound } from '../competitionWords.ts';
import { points } from '../gameWords.ts';
import { aScore } from '../grammar.ts';
import { headlineName } from '../nations.ts';
import { inCity } from '../places.ts';
import type { Headline } from './reportHeadlines.ts';
import type { ToldMatch } from './ToldMatch.ts';

/** Headlines that say what a win is worth. */
export function meaningHeadlines(t: ToldMatch): Headline[] {
  return [...ofRound(t), ...ofTable(t), ...ofTrophy(t), ...ofCards(t)];
}

function ofRound(t: ToldMatch): Headline[] {
  const [won, lost] = [headlineName(t.winner), headlineName(t.loser)];
  const onward = said(t.story, 'goes-on').find(({ team }) => team.key === t.winner.key);
  const out = said(t.story, 'is-out').some(({ team }) => team.key === t.loser.key);
  const to = onward ? bareRound(onward.to) : '';
  return [
    ...(onward
      ? ([
          ['reach', `${won} beats ${lost} ${t.score} to reach World Cup ${to}`],
          ['advance', `${won} advances to ${to} with ${t.score} win over ${lost}`],
          ['into', `${won} into World Cup ${to} after beating ${lost} ${t.score}`],
        ] satisfies Headline[])
      : []),
    ...(out && t.knockOut
      ? ([
          ['knock-out', `${won} knocks ${lost} out of the World Cup, ${t.score}`],
          ['out', `${lost} out of the World Cup after ${t.score} loss to ${won}`],
          [
            'ends-run',
            `${won} ends ${lost}'s World Cup run with ${aScore(t.score)} win`.replace("s's", "s'"),
          ],
        ] satisfies Headline[])
      : []),
  ];
}

function ofTable(t: ToldMatch): Headline[] {
  const [won, lost] = [headlineName(t.winner), headlineName(t.loser)];
  const { rows = [], finished = false } = saidOnce(t.story, 'table') ?? {};
  const row = rows.find(({ team }) => team.key === t.winner.key);
  const [first, second] = rows;
  const group = t.game.round?.group;
  if (!row || !group || !first || !second) return [];
  const alone = first.points > second.points;
  return [
    ['points', `${won} beats ${lost} ${t.score}, has ${points(row.points)} in Group ${group}`],
    ...(row.place === 1 && finished
      ? ([
          ['wins-group', `${won} wins Group ${group} with ${aScore(t.score)} victory over ${lost}`],
          ['finish-first', `${won} beats ${lost} ${t.score} to finish first in Group ${group}`],
        ] satisfies Headline[])
      : []),
    ...(row.place === 1 && !finished && alone
      ? ([
          ['leads', `${won} beats ${lost} ${t.score} and leads Group ${group}`],
          ['atop', `${won} sits atop Group ${group} after ${t.score} win over ${lost}`],
        ] satisfies Headline[])
      : []),
    ...(row.won === 1 && row.played > 1
      ? ([
          ['first-win', `${won} gets first win of World Cup, ${t.score} over ${lost}`],
          ['first-win-late', `${won} beats ${lost} ${t.score} for first win of the World Cup`],
        ] satisfies Headline[])
      : []),
  ];
}

function ofTrophy(t: ToldMatch): Headline[] {
  const [won, lost] = [headlineName(t.winner), headlineName(t.loser)];
  const kind = t.game.round?.kind;
  const extra = t.extraTime ? ' in extra time' : '';
  return [
    ...(kind === 'final'
      ? ([['champion', `${won} wins the World Cup, beating ${lost} ${t.score}${extra}`]] satisfies Headline[])
      : []),
    ...(kind === 'third'
      ? ([['third', `${won} beats ${lost} ${t.score} to take third at the World Cup`]] satisfies Headline[])
      : []),
  ];
}

function ofCards(t: ToldMatch): Headline[] {
  const cards = said(t.story, 'red-card');
  const [card] = cards;
  if (!card || cards.length > 1 || baseMinute(card.minute) > 75) return [];
  const [won, lost] = [headlineName(t.winner), headlineName(t.loser)];
  return card.team.key === t.winner.key
    ? [['ten-win', `Ten-man ${won} beats ${lost} ${t.score} ${inCity(t.game)}`]]
    : [['ten-lose', `${won} beats 10-man ${lost} ${t.score} ${inCity(t.game)}`]];
}

import { baseMinute } from '../../plan/minutes.ts';
import { said, saidOnce } from '../../plan/Statement.ts';
import { inWords, nameOf } from '../grammar.ts';
import { lateWords } from '../minuteWords.ts';
import { inCity } from '../places.ts';
import type { Headline } from './reportHeadlines.ts';
import { otherSide, type ToldMatch } from './ToldMatch.ts';

export function drawHeadlines(t: ToldMatch): Headline[] {
  const { game, score } = t;
  const [home, away] = [nameOf(game.home), nameOf(game.away)];
  const city = inCity(game);
  const group = game.round?.group;
  return [
    ['draw', `${home} and ${away} draw ${score} ${city}`],
    ['draw-cup', `${home} and ${away} play to a ${score} draw at the World Cup`],
    ['draw-points', `${home} and ${away} split the points ${city}: ${score}`],
    ['draw-finish', `${home}-${away} finishes ${score} ${city}`],
    ...(group
      ? ([['draw-group', `Group ${group}: ${home} and ${away} finish level, ${score}`]] satisfies Headline[])
      : []),
    ...(t.total === 0
      ? ([
          ['scoreless', `${home} and ${away} play to scoreless draw ${city}`],
          ['scoreless-no-one', `No goals between ${home} and ${away} ${city}`],
        ] satisfies Headline[])
      : []),
    ...(t.total >= 4
      ? ([
          ['draw-many', `${home} and ${away} share ${inWords(t.total)} goals in ${score} draw`],
        ] satisfies Headline[])
      : []),
    ...ofLastGoal(t),
    ...ofCards(t),
    ...ofTable(t),
  ];
}

function ofLastGoal({ decisive, game, score, short }: ToldMatch): Headline[] {
  if (!decisive) return [];
  const { goal } = decisive;
  const saved = nameOf(game[goal.side]);
  const denied = nameOf(game[otherSide(goal.side)]);
  if (goal.kind === 'own') return [['draw-own', `Own goal earns ${saved} a ${score} draw with ${denied}`]];
  return [
    ['draw-scorer', `${short(goal.player)} goal earns ${saved} a ${score} draw with ${denied}`],
    ...(decisive.late
      ? ([
          ['draw-late', `${short(goal.player)} scores ${lateWords(goal.minute)} as ${saved} ties ${denied}`],
          ['draw-denied', `${denied} concedes ${lateWords(goal.minute)}, settles for draw with ${saved}`],
        ] satisfies Headline[])
      : ([
          ['draw-lead-lost', `${denied} leads but can only draw ${score} with ${saved}`],
        ] satisfies Headline[])),
  ];
}

function ofCards({ story, game, score }: ToldMatch): Headline[] {
  const cards = said(story, 'red-card');
  const [card] = cards;
  if (!card || cards.length > 1 || baseMinute(card.minute) > 75) return [];
  const rival = card.team.key === game.home.key ? game.away : game.home;
  return [['ten-draw', `Down to 10 men, ${nameOf(card.team)} holds ${nameOf(rival)} to ${score} draw`]];
}

function ofTable({ story, game }: ToldMatch): Headline[] {
  const table = saidOnce(story, 'table');
  const [first, second] = table?.rows ?? [];
  if (!table || !first || !second || table.finished || first.points === second.points) return [];
  return [
    [
      'draw-leader',
      `${nameOf(game.home)} and ${nameOf(game.away)} draw; ${nameOf(first.team)} leads Group ${table.group ?? ''}`,
    ],
  ];
}

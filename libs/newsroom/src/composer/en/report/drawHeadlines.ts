import { baseMinute } from '../../plan/minutes.ts';
import { said, saidOnce } from '../../plan/Statement.ts';
import { inRound } from '../competitionWords.ts';
import { aScore, inWords } from '../grammar.ts';
import { lateKind, lateWords } from '../minuteWords.ts';
import { headlineName } from '../nations.ts';
import { inCity } from '../places.ts';
import type { Headline } from './reportHeadlines.ts';
import { otherSide, type ToldMatch } from './ToldMatch.ts';

export function drawHeadlines(t: ToldMatch): Headline[] {
  const { game, score } = t;
  const [home, away] = [headlineName(game.home), headlineName(game.away)];
  const city = inCity(game);
  return [
    ['draw', `${home} and ${away} play to ${aScore(score)} draw ${city}`],
    ['draw-round', `${home} and ${away} draw ${score} ${inRound(game)}`],
    ['draw-settle', `${home} and ${away} settle for ${aScore(score)} draw ${city}`],
    ['draw-share', `${home}, ${away} share the points in ${score} draw ${city}`],
    ['draw-tie', `${home} and ${away} finish level at ${score} ${city}`],
    ['draw-nobody', `Neither ${home} nor ${away} finds a winner in ${score} draw`],
    ...(t.total === 0
      ? ([
          ['scoreless', `${home} and ${away} play to a scoreless draw ${city}`],
          ['scoreless-zero', `No goals between ${home} and ${away} ${city}`],
          ['scoreless-round', `${home}, ${away} finish scoreless ${inRound(game)}`],
        ] satisfies Headline[])
      : []),
    ...(t.total >= 4
      ? ([
          ['draw-many', `${home} and ${away} split ${inWords(t.total)} goals in ${score} draw`],
        ] satisfies Headline[])
      : []),
    ...ofLastGoal(t),
    ...ofCards(t),
    ...ofTable(t),
  ];
}

function ofLastGoal(t: ToldMatch): Headline[] {
  const { decisive, game, score, short } = t;
  if (!decisive) return [];
  const { goal } = decisive;
  const saved = headlineName(game[goal.side]);
  const denied = headlineName(game[otherSide(goal.side)]);
  if (goal.kind === 'own') {
    return [
      ['draw-own', `Own goal gives ${saved} ${aScore(score)} draw with ${denied}`],
      ['draw-own-undo', `${denied} undone by own goal in ${score} draw with ${saved}`],
    ];
  }
  const player = short(goal.player);
  return [
    ['draw-scorer', `${player} earns ${saved} ${aScore(score)} draw with ${denied}`],
    ...(decisive.late
      ? ([
          ['draw-late', `${player} scores ${lateWords(goal.minute)} as ${saved} draws ${denied} ${score}`],
          [
            'draw-late-team',
            `${saved} salvages ${score} draw with ${denied} on ${lateKind(goal.minute)} goal`,
          ],
        ] satisfies Headline[])
      : ([
          ['draw-rally', `${saved} comes back to draw ${denied} ${score} ${inCity(game)}`],
          ['draw-lead-lost', `${denied} gives up lead, draws ${score} with ${saved} ${inCity(game)}`],
        ] satisfies Headline[])),
  ];
}

function ofCards({ story, game, score }: ToldMatch): Headline[] {
  const cards = said(story, 'red-card');
  const [card] = cards;
  if (!card || cards.length > 1 || baseMinute(card.minute) > 75) return [];
  const rival = card.team.key === game.home.key ? game.away : game.home;
  return [
    ['ten-draw', `Ten-man ${headlineName(card.team)} holds ${headlineName(rival)} to ${aScore(score)} draw`],
  ];
}

function ofTable({ story, game }: ToldMatch): Headline[] {
  const table = saidOnce(story, 'table');
  const [first, second] = table?.rows ?? [];
  if (!table || !first || !second || table.finished || first.points === second.points) return [];
  return [
    [
      'draw-leader',
      `${headlineName(game.home)}, ${headlineName(game.away)} draw as ${headlineName(first.team)} leads Group ${table.group ?? ''}`,
    ],
  ];
}

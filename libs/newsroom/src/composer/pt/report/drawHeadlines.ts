import { baseMinute } from '../../plan/minutes.ts';
import { said, saidOnce } from '../../plan/Statement.ts';
import { inRoundShort } from '../competitionWords.ts';
import { agree, inWords, the, to } from '../grammar.ts';
import { lateWords } from '../minuteWords.ts';
import { nameOf } from '../nations.ts';
import { inCity } from '../places.ts';
import type { Headline } from './reportHeadlines.ts';
import { otherSide, type ToldMatch } from './ToldMatch.ts';

export function drawHeadlines(t: ToldMatch): Headline[] {
  const { game, score } = t;
  const [home, away] = [nameOf(game.home), nameOf(game.away)];
  const city = inCity(game);
  const round = game.round ? ` ${inRoundShort(game.round)}` : '';
  return [
    ['draw', `${home} e ${away} empatam em ${score} ${city}`],
    ['draw-stay', `${home} e ${away} ficam no ${score}${round}`],
    ['draw-city', `${city}, ${home} e ${away} ficam no empate: ${score}`],
    ['draw-share', `${home} e ${away} dividem os pontos ${city}: ${score}`],
    ...(t.total === 0
      ? ([
          ['goalless', `Sem gols, ${home} e ${away} empatam ${city}`],
          ['goalless-zero', `${home} e ${away} não saem do zero ${city}`],
          ['goalless-stay', `${home} e ${away} ficam no 0 a 0${round}`],
        ] satisfies Headline[])
      : []),
    ...(t.total >= 4
      ? ([
          ['draw-many', `Em jogo de ${inWords(t.total)} gols, ${home} e ${away} empatam em ${score}`],
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
  const saved = game[goal.side];
  const denied = game[otherSide(goal.side)];
  const name = nameOf(saved);
  if (goal.kind === 'own') {
    return [
      ['draw-own', `Gol contra de ${short(goal.player)} dá o empate ${to(saved)}: ${score}`],
      [
        'draw-own-team',
        `${name} ${agree(saved, 'empata', 'empatam')} com ${the(denied)} com gol contra de ${short(goal.player)}`,
      ],
    ];
  }
  return [
    [
      'draw-scorer',
      `Com gol de ${short(goal.player)}, ${name} ${agree(saved, 'busca', 'buscam')} o empate com ${the(denied)}`,
    ],
    ...(decisive.late
      ? ([
          [
            'draw-late',
            `${short(goal.player)} marca ${lateWords(goal.minute)}, e ${name} ${agree(saved, 'arranca', 'arrancam')} empate com ${the(denied)}`,
          ],
          [
            'draw-denied',
            `${nameOf(denied)} ${agree(denied, 'leva', 'levam')} gol ${lateWords(goal.minute)} e só ${agree(denied, 'empata', 'empatam')} com ${the(saved)}`,
          ],
        ] satisfies Headline[])
      : ([
          [
            'draw-lead-lost',
            `${nameOf(denied)} ${agree(denied, 'sai', 'saem')} na frente, mas ${agree(denied, 'cede', 'cedem')} o empate ${to(saved)}`,
          ],
        ] satisfies Headline[])),
  ];
}

function ofCards({ story, game, score }: ToldMatch): Headline[] {
  const cards = said(story, 'red-card');
  const [card] = cards;
  if (!card || cards.length > 1 || baseMinute(card.minute) > 75) return [];
  const rival = card.team.key === game.home.key ? game.away : game.home;
  return [
    [
      'ten-draw',
      `Com um a menos, ${nameOf(card.team)} ${agree(card.team, 'fica', 'ficam')} no ${score} com ${the(rival)}`,
    ],
  ];
}

function ofTable({ story, game }: ToldMatch): Headline[] {
  const table = saidOnce(story, 'table');
  const [first, second] = table?.rows ?? [];
  if (!table || !first || !second || table.finished || first.points === second.points) return [];
  return [
    [
      'draw-leader',
      `${nameOf(game.home)} e ${nameOf(game.away)} empatam, e ${nameOf(first.team)} ${agree(first.team, 'lidera', 'lideram')} o Grupo ${table.group ?? ''}`,
    ],
  ];
}

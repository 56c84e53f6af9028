import { said, saidOnce } from '../../plan/Statement.ts';
import type { Phrase } from '../../Phrasebook.ts';
import type { ReportStory, TableRow } from '../../plan/Story.ts';
import { ofShortCompetition, shortRound, theCompetition } from '../competitionWords.ts';
import { inWords, inWordsFirst, nameOf, present } from '../grammar.ts';
import { atMinute, theMinute } from '../minuteWords.ts';
import { furtherHeadlines } from './furtherHeadlines.ts';
import { other, toldMatch, type ToldMatch } from './ToldMatch.ts';

/** Every headline a match allows. Long and short forms, so that one of them fits whatever the names. */
export function reportHeadlines(story: ReportStory): Phrase[] {
  const told = toldMatch(story);
  const all = told.shootOut
    ? ofShootOut(told)
    : told.winner
      ? [...ofWin(told), ...ofStar(told), ...ofGoal(told), ...ofPlace(told)]
      : ofDraw(told);
  return [...all, ...furtherHeadlines(told), ...ofCards(told), ...ofRun(told)].map(([shape, text]) => ({
    shape,
    text,
  }));
}

type Headline = [shape: string, text: string];

function ofWin(t: ToldMatch): Headline[] {
  const { winner, loser, won, lost, score, city, margin, game, total } = t;
  if (!winner || !loser) return [];
  const [ws, ls] = score.split('-').map(Number);
  const clean = ls === 0;
  const round = game.round;
  const comeback = t.comeback;
  return [
    ...(margin >= 3
      ? ([
          ['rout', `${won} ${present(winner, 'golear')} ${score} a ${lost} en ${city}`],
          ['rout-count', `${won} le ${present(winner, 'hacer')} ${inWords(ws ?? 0)} a ${lost} en ${city}`],
          [
            'rout-loser',
            `${lost} ${present(loser, 'recibir')} ${inWords(ws ?? 0)} goles de ${won} en ${city}`,
          ],
        ] satisfies Headline[])
      : []),
    ...(margin >= 2 && clean
      ? ([
          ['clean', `${won} ${present(winner, 'vencer')} ${score} a ${lost} sin recibir goles en ${city}`],
          [
            'clean-loser',
            `${lost} no ${present(loser, 'poder')} marcar y ${present(loser, 'perder')} ${score} ante ${won}`,
          ],
        ] satisfies Headline[])
      : []),
    ...(ws === 1 && clean
      ? ([
          ['minimal', `A ${won} le basta un gol para vencer a ${lost} en ${city}`],
          ['minimal-loser', `Un solo gol separa a ${won} de ${lost} en ${city}`],
        ] satisfies Headline[])
      : []),
    ...(comeback
      ? ([
          [
            'comeback',
            `${won} le ${present(winner, 'dar')} vuelta al marcador y ${present(winner, 'vencer')} ${score} a ${lost}`,
          ],
          [
            'comeback-lost',
            `${lost} ${present(loser, 'empezar')} ganando y ${present(loser, 'perder')} ${score} ante ${won}`,
          ],
          ['comeback-place', `Remontada de ${won} en ${city}: ${score} a ${lost}`],
        ] satisfies Headline[])
      : []),
    ...(game.decidedBy === 'extra-time'
      ? ([
          ['extra', `${won} ${present(winner, 'necesitar')} tiempo extra para eliminar a ${lost}`],
          ['extra-score', `${won} ${present(winner, 'vencer')} ${score} a ${lost} en tiempo extra`],
        ] satisfies Headline[])
      : []),
    ...(total >= 5 && margin <= 2
      ? ([['many', `${inWordsFirst(total)} goles en ${city}: ${won} ${score} ${lost}`]] satisfies Headline[])
      : []),
    ...(round && ['r32', 'r16', 'qf', 'sf'].includes(round.kind)
      ? ([
          ['out', `${won} ${present(winner, 'eliminar')} a ${lost} con un ${score} en ${city}`],
          [
            'farewell',
            `${lost} ${present(loser, 'despedirse')} ${ofShortCompetition(game.competition)} con un ${score} ante ${won}`,
          ],
        ] satisfies Headline[])
      : []),
    ...(margin === 1
      ? ([
          ['narrow', `${won} le ${present(winner, 'ganar')} por un gol a ${lost} en ${city}: ${score}`],
          ['narrow-loser', `${lost} se ${present(loser, 'quedar')} a un gol de ${won} en ${city}`],
        ] satisfies Headline[])
      : []),
    ['win', `${won} ${present(winner, 'vencer')} ${score} a ${lost} en ${city}`],
    [
      'win-competition',
      `${won} le ${present(winner, 'ganar')} ${score} a ${lost} en ${theCompetition(game.competition)}`,
    ],
    ['loss', `${lost} ${present(loser, 'caer')} ${score} ante ${won} en ${city}`],
    ['short', `${won} ${present(winner, 'vencer')} ${score} a ${lost}`],
    ['impose', `${won} ${present(winner, 'imponerse')} ${score} a ${lost} en ${city}`],
  ];
}

function ofStar(t: ToldMatch): Headline[] {
  const { story, winner, loser, won, lost, score } = t;
  if (!winner || !loser) return [];
  const several = said(story, 'several').filter(({ team }) => team === winner);
  const names = [
    ...new Set(t.winnerGoals.filter(({ kind }) => kind !== 'own').map(({ player }) => t.short(player))),
  ];
  const [one, two] = names;
  const total = said(story, 'scorer-total').find(
    ({ team, goals, player }) =>
      team === winner && goals >= 3 && t.winnerGoals.some((goal) => goal.player === player),
  );
  return [
    ...several.flatMap(({ player, goals }): Headline[] => {
      const name = t.short(player);
      const all = goals.length === t.winnerGoals.length;
      if (goals.length >= 3) {
        return [
          ['hat-trick', `Triplete de ${name} en el ${score} de ${won} a ${lost}`],
          ['hat-trick-first', `${name} hace tres en la victoria de ${won} ante ${lost}`],
        ];
      }
      return [
        ['brace', `Doblete de ${name} en el triunfo de ${won} sobre ${lost}`],
        ['brace-twice', `${name} marca dos veces y ${won} ${present(winner, 'vencer')} ${score} a ${lost}`],
        ...(all
          ? ([
              ['brace-all', `Dos goles de ${name} le bastan a ${won} para vencer a ${lost}`],
            ] satisfies Headline[])
          : []),
      ];
    }),
    ...(one && two && names.length === 2
      ? ([
          ['two', `${one} y ${two} dan a ${won} el ${score} sobre ${lost}`],
          ['two-colon', `${one} y ${two}: los goles de ${won} ante ${lost}`],
        ] satisfies Headline[])
      : []),
    ...(names.length >= 3
      ? ([
          ['spread', `${inWordsFirst(names.length)} goleadores distintos en el ${score} de ${won} a ${lost}`],
        ] satisfies Headline[])
      : []),
    ...(total
      ? ([
          [
            'total',
            `${t.short(total.player)} llega a ${inWords(total.goals)} goles y ${won} ${present(winner, 'vencer')} a ${lost}`,
          ],
        ] satisfies Headline[])
      : []),
  ];
}

function ofGoal(t: ToldMatch): Headline[] {
  const { decisive, winner, loser, won, lost, score, goals, city, margin } = t;
  if (!decisive || !winner || !loser) return [];
  const { goal, late } = decisive;
  const name = t.short(goal.player);
  const at = atMinute(goal.minute);
  if (goal.kind === 'own') {
    return [['own-decides', `Un autogol de ${name} le da el triunfo a ${won} ante ${lost}`]];
  }
  const penalty = goal.kind === 'penalty' ? ' de penal' : '';
  const alone = t.winnerGoals.length === 1;
  const substitute = goal.cameOn !== null;
  return [
    ...(late
      ? ([
          ['late', `${name} le da el triunfo a ${won}${penalty} ${at} ante ${lost}`],
          ['late-team', `${won} le ${present(winner, 'ganar')} a ${lost} con un gol de ${name} ${at}`],
          [
            'late-loser',
            `${lost} ${present(loser, 'aguantar')} hasta ${theMinute(goal.minute)}: gol de ${name} y ${score} de ${won}`,
          ],
        ] satisfies Headline[])
      : []),
    ...(alone
      ? ([
          ['only', `Un gol${penalty} de ${name} le da a ${won} el triunfo sobre ${lost}`],
          [
            'only-minute',
            `${won} ${present(winner, 'ganar')} con lo justo: ${name}${penalty} ${at} ante ${lost}`,
          ],
        ] satisfies Headline[])
      : []),
    ...(goals.length > 1 && !late && margin <= 2
      ? ([['decides', `${name} decide${penalty} ${at} el ${score} de ${won} a ${lost}`]] satisfies Headline[])
      : []),
    ...(substitute
      ? ([['bench', `${name} entra y marca el gol del triunfo de ${won} ante ${lost}`]] satisfies Headline[])
      : []),
    ...(margin <= 2
      ? ([
          ['colon', `${t.home} ${t.board} ${t.away}: ${name} decide${penalty} ${at}`],
          ['city-star', `${name} inclina el partido de ${city}: ${won} ${score} ${lost}`],
        ] satisfies Headline[])
      : []),
  ];
}

/** What the result means: points, the table, the next round, the streak. */
function ofPlace(t: ToldMatch): Headline[] {
  const { story, winner, loser, won, lost, score } = t;
  if (!winner || !loser) return [];
  const table = saidOnce(story, 'table');
  const row = table?.rows.find(({ team }) => team === winner);
  const behind = table?.rows.find(({ team }) => team === loser);
  const onward = said(story, 'goes-on').find(({ team }) => team === winner);
  return [
    ...(row ? ofTable(t, row, table?.finished ?? false) : []),
    ...(behind?.points === 0 && behind.played >= 2
      ? ([
          [
            'pointless',
            `${lost} ${present(loser, 'seguir')} sin puntos: ${won} le ${present(winner, 'ganar')} ${score}`,
          ],
        ] satisfies Headline[])
      : []),
    ...(onward
      ? ([
          [
            'onward',
            `${won} ${present(winner, 'vencer')} a ${lost} y ${isPluralVerb(t)} en ${shortRound(onward.to)}`,
          ],
          ['onward-score', `${won}, a ${shortRound(onward.to)} con el ${score} sobre ${lost}`],
        ] satisfies Headline[])
      : []),
  ];
}

function isPluralVerb({ winner }: ToldMatch): string {
  return winner && present(winner, 'ser') === 'son' ? 'ya están' : 'ya está';
}

function ofTable(
  { won, lost, score, winner, city }: ToldMatch,
  row: TableRow,
  finished: boolean,
): Headline[] {
  if (!winner) return [];
  const points = row.points === 1 ? 'un punto' : `${inWords(row.points)} puntos`;
  return [
    row.played > 1
      ? ['points', `${won} ${present(winner, 'llegar')} a ${points} con el ${score} sobre ${lost}`]
      : ['debut', `${won} ${present(winner, 'empezar')} con victoria: ${score} a ${lost} en ${city}`],
    ...(row.won === 1 && row.played > 1
      ? ([
          ['first-win', `Primera victoria de ${won}: ${score} a ${lost}`],
          [
            'first-win-long',
            `${won} ${present(winner, 'conseguir')} ante ${lost} su primer triunfo: ${score}`,
          ],
        ] satisfies Headline[])
      : []),
    ...(finished && row.place === 1
      ? ([
          ['group-winner', `${won} ${present(winner, 'ganar')} su grupo tras vencer ${score} a ${lost}`],
        ] satisfies Headline[])
      : []),
  ];
}

function ofDraw(t: ToldMatch): Headline[] {
  const { home, away, board, city, decisive, goals, game, story } = t;
  const last = decisive?.goal;
  const rescued = last && nameOf(game[last.side]);
  const denied = last && nameOf(game[other(last.side)]);
  const name = last ? t.short(last.player) : '';
  const at = last ? atMinute(last.minute) : '';
  const table = saidOnce(story, 'table');
  const first = goals[0];
  return [
    ['draw', `${home} y ${away} empatan ${board} en ${city}`],
    ['draw-point', `Un punto para cada uno: ${home} ${board} ${away} en ${city}`],
    ['draw-competition', `${home} y ${away} igualan ${board} en ${theCompetition(game.competition)}`],
    ...(goals.length === 0
      ? ([
          ['goalless', `${home} y ${away} no se hacen daño en ${city}: 0-0`],
          ['goalless-short', `Sin goles entre ${home} y ${away} en ${city}`],
          ['goalless-share', `${home} y ${away} reparten puntos sin goles en ${city}`],
        ] satisfies Headline[])
      : []),
    ...(last && rescued && denied && last.kind !== 'own'
      ? ([
          ['draw-star', `${name} le da a ${rescued} el empate ${board} ante ${denied}`],
          ...(decisive.late
            ? ([
                ['rescue', `${name} rescata un punto para ${rescued} ${at} ante ${denied}`],
                ['denied', `A ${denied} se le va la victoria ${at}: ${board} con ${rescued}`],
              ] satisfies Headline[])
            : ([
                [
                  'draw-answer',
                  `${rescued} ${present(game[last.side], 'responder')} con ${name} y ${present(game[last.side], 'empatar')} ${board} ante ${denied}`,
                ],
              ] satisfies Headline[])),
        ] satisfies Headline[])
      : []),
    ...(last?.kind === 'own' && rescued && denied
      ? ([
          ['own-rescue', `Un autogol de ${name} ${at} le cuesta el triunfo a ${denied}`],
          [
            'own-rescue-team',
            `${rescued} ${present(game[last.side], 'empatar')} ${board} con ${denied} por un autogol de ${name}`,
          ],
        ] satisfies Headline[])
      : []),
    ...(goals.length >= 4
      ? ([
          ['draw-many', `${inWordsFirst(goals.length)} goles y ningún ganador entre ${home} y ${away}`],
        ] satisfies Headline[])
      : []),
    ...(table?.rows[0] && !table.finished && table.rows[0].points > (table.rows[1]?.points ?? 0)
      ? ([
          [
            'draw-leader',
            `${home} y ${away} empatan y ${nameOf(table.rows[0].team)} ${present(table.rows[0].team, 'mandar')} en el grupo ${table.group ?? ''}`,
          ],
        ] satisfies Headline[])
      : []),
    ...(first &&
    first.kind !== 'own' &&
    goals.length >= 2 &&
    last &&
    last.side !== first.side &&
    last.kind !== 'own'
      ? ([
          ['draw-two', `${t.short(first.player)} marca, ${name} contesta: ${home} ${board} ${away}`],
        ] satisfies Headline[])
      : []),
  ];
}

function ofShootOut(t: ToldMatch): Headline[] {
  const { winner, loser, won, lost, city, game } = t;
  if (!winner || !loser) return [];
  const round = game.round && shortRound(game.round);
  return [
    ['shoot-out', `${won} ${present(winner, 'eliminar')} a ${lost} por penales en ${city}`],
    ['shoot-out-draw', `${won} y ${lost} empatan ${t.board}; los penales son de ${won}`],
    ['shoot-out-loser', `${lost} ${present(loser, 'perder')} con ${won} en los penales tras el ${t.board}`],
    [
      'shoot-out-long',
      `${won} ${present(winner, 'resolver')} desde el punto penal ante ${lost}${round ? ` en ${round}` : ''}`,
    ],
  ];
}

function ofCards(t: ToldMatch): Headline[] {
  const cards = said(t.story, 'red-card');
  const [card] = cards;
  if (!card || t.shootOut) return [];
  const team = nameOf(card.team);
  const ten = `Con diez desde ${theMinute(card.minute)}`;
  if (cards.length >= 2) {
    return [
      ['reds', `${inWordsFirst(cards.length)} expulsados en ${t.city}: ${t.home} ${t.board} ${t.away}`],
    ];
  }
  if (card.team === t.loser) {
    return [
      ['ten-lose', `${ten}, ${team} ${present(card.team, 'perder')} ${t.score} ante ${t.won}`],
      ['ten-red', `Roja a ${t.short(card.player)} y ${t.score} de ${t.won} a ${team}`],
    ];
  }
  if (card.team === t.winner)
    return [['ten-win', `${ten}, ${team} ${present(card.team, 'vencer')} ${t.score} a ${t.lost}`]];
  return [
    [
      'ten-draw',
      `${ten}, ${team} ${present(card.team, 'empatar')} ${t.board} con ${t.home === team ? t.away : t.home}`,
    ],
  ];
}

function ofRun({ story, winner, loser, won, lost, score, game, home, away, board }: ToldMatch): Headline[] {
  return said(story, 'streak-ended').flatMap((ended): Headline[] => {
    const team = nameOf(ended.team);
    if (ended.of === 'winless' && ended.team === winner) {
      return [
        [
          'drought',
          `${team} ${present(winner, 'volver')} a ganar tras ${inWords(ended.length)} partidos: ${score} a ${lost}`,
        ],
      ];
    }
    if (ended.of === 'unbeaten' && ended.team === loser) {
      return [
        [
          'unbeaten-over',
          `${won} ${present(game[game.winner ?? 'home'], 'cortar')} la racha de ${inWords(ended.length)} sin perder de ${team}`,
        ],
      ];
    }
    if (ended.of === 'scoreless')
      return [
        ['goal-drought', `${team} ${present(ended.team, 'volver')} a marcar: ${home} ${board} ${away}`],
      ];
    return [];
  });
}

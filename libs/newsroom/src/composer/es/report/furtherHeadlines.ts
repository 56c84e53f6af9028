import { said } from '../../plan/Statement.ts';
import { baseMinute } from '../../plan/minutes.ts';
import { plainRound, shortCompetition } from '../competitionWords.ts';
import { capital, isPlural, nameOf, past, present } from '../grammar.ts';
import { atMinute } from '../minuteWords.ts';
import { thousands } from './reportOpenings.ts';
import type { ToldMatch } from './ToldMatch.ts';

type Headline = [shape: string, text: string];

/** Headlines from the course of the match: its halves, its first goal, its public. */
export function furtherHeadlines(told: ToldMatch): Headline[] {
  if (told.shootOut) return ofShootOut(told);
  return told.winner ? [...ofWin(told), ...ofCourse(told), ...ofScorers(told)] : ofDraw(told);
}

function ofWin({ winner, loser, won, lost, score, city, game, margin }: ToldMatch): Headline[] {
  if (!winner || !loser) return [];
  const { round, attendance } = game;
  const part = round && capital(round.kind === 'group' ? `grupo ${round.group ?? ''}` : plainRound(round));
  const knockOut = round !== null && ['r32', 'r16', 'qf', 'sf'].includes(round.kind);
  return [
    ['beat', `${won} ${present(winner, 'derrotar')} ${score} a ${lost} en ${city}`],
    ['keep', `${won} ${present(winner, 'quedarse')} con el partido de ${city}: ${score} a ${lost}`],
    ['triumph', `Triunfo de ${won} en ${city}: ${score} sobre ${lost}`],
    ['defeat', `Derrota de ${lost} en ${city}: ${score} ante ${won}`],
    [
      'cup-first',
      `${capital(shortCompetition(game.competition))}: ${won} ${present(winner, 'vencer')} ${score} a ${lost}`,
    ],
    ...(part && !knockOut
      ? ([
          ['part-first', `${part}: ${won} ${present(winner, 'superar')} ${score} a ${lost}`],
        ] satisfies Headline[])
      : []),
    ...(part && knockOut
      ? ([
          ['part-out', `${part}: ${won} ${present(winner, 'dejar')} en el camino a ${lost} (${score})`],
          ['behind', `${won} ${present(winner, 'dejar')} atrás a ${lost} con un ${score} en ${city}`],
        ] satisfies Headline[])
      : []),
    ...(round?.kind === 'group'
      ? ([
          ['no-points', `${lost} ${present(loser, 'irse')} de ${city} sin puntos: ${score} de ${won}`],
          ['three-points', `Tres puntos para ${won} en ${city}: ${score} a ${lost}`],
        ] satisfies Headline[])
      : []),
    ...(attendance !== null
      ? ([
          [
            'crowd',
            `Ante ${thousands(attendance)} personas, ${won} ${present(winner, 'vencer')} ${score} a ${lost}`,
          ],
        ] satisfies Headline[])
      : []),
    ...(margin >= 4
      ? ([['thrashing', `Goleada de ${won} en ${city}: ${score} a ${lost}`]] satisfies Headline[])
      : []),
    ...(margin === 1
      ? ([
          ['by-one', `Por la mínima: ${won} ${present(winner, 'superar')} ${score} a ${lost} en ${city}`],
          [
            'by-one-loser',
            `${lost} ${present(loser, 'perder')} por la mínima con ${won}: ${score} en ${city}`,
          ],
        ] satisfies Headline[])
      : []),
  ];
}

/** What the halves say: all decided before the pause, or all after it. */
function ofCourse({ winner, won, lost, score, goals, game, winnerGoals }: ToldMatch): Headline[] {
  if (!winner || game.decidedBy !== 'goals' || goals.length === 0) return [];
  const before = goals.filter(({ minute }) => baseMinute(minute) <= 45).length;
  const [first] = goals;
  const all = winnerGoals.length === goals.length;
  return [
    ...(before === 0
      ? ([
          ['second-half', `${won} ${present(winner, 'resolver')} en el segundo tiempo: ${score} a ${lost}`],
        ] satisfies Headline[])
      : []),
    ...(before === goals.length
      ? ([['first-half', `Un primer tiempo le alcanza a ${won}: ${score} a ${lost}`]] satisfies Headline[])
      : []),
    ...(first && first.side === game.winner && first.kind !== 'own' && !all
      ? ([
          [
            'struck-first',
            `${won} ${present(winner, 'pegar')} primero y ${present(winner, 'ganar')} ${score} a ${lost}`,
          ],
        ] satisfies Headline[])
      : []),
  ];
}

function ofScorers(t: ToldMatch): Headline[] {
  const { winner, won, lost, score, winnerGoals, goals, city, board, home, away } = t;
  const [first] = winnerGoals;
  const last = winnerGoals.at(-1);
  if (!winner || !first || !last || first.kind === 'own' || last.kind === 'own') return [];
  const [one, two] = [t.short(first.player), t.short(last.player)];
  const alone = winnerGoals.length === 1;
  return [
    ...(one !== two && goals.length === winnerGoals.length
      ? ([['open-close', `${one} abre y ${two} cierra el ${score} de ${won} a ${lost}`]] satisfies Headline[])
      : []),
    ...(one !== two && winnerGoals.length === 2
      ? ([
          [
            'with-two',
            `Con goles de ${one} y ${two}, ${won} ${present(winner, 'vencer')} ${score} a ${lost}`,
          ],
        ] satisfies Headline[])
      : []),
    ...(alone
      ? ([
          [
            'with-one',
            `Con gol de ${one}, ${won} ${present(winner, 'vencer')} ${score} a ${lost} en ${city}`,
          ],
          ['goal-of', `Gol de ${one} y triunfo de ${won}: ${score} a ${lost}`],
        ] satisfies Headline[])
      : []),
    ...(first.kind === 'penalty'
      ? ([['penalty-opens', `${one} abre de penal el ${score} de ${won} sobre ${lost}`]] satisfies Headline[])
      : []),
    ...(baseMinute(first.minute) <= 15 && first === goals[0]
      ? ([
          [
            'quick',
            `${one} marca ${atMinute(first.minute)} y ${won} ${present(winner, 'vencer')} ${score} a ${lost}`,
          ],
        ] satisfies Headline[])
      : []),
    ...(baseMinute(last.minute) >= 80 && last === goals.at(-1) && !alone
      ? ([
          ['last-word', `${two} pone ${atMinute(last.minute)} el último gol: ${home} ${board} ${away}`],
        ] satisfies Headline[])
      : []),
  ];
}

function ofDraw({ home, away, board, city, game, goals, short }: ToldMatch): Headline[] {
  const [first, second] = goals;
  const inGroup = game.round?.kind === 'group';
  const verb = isPlural(game.home) ? 'no pasan' : 'no pasa';
  return [
    ['no-winner', `${city} se queda sin ganador: ${home} ${board} ${away}`],
    ['no-more', `${home} ${verb} del ${board} ante ${away} en ${city}`],
    ['level', `Igualdad en ${city}: ${home} ${board} ${away}`],
    ['draw-cup-first', `${capital(shortCompetition(game.competition))}: ${home} y ${away} terminan ${board}`],
    ...(inGroup
      ? ([
          ['draw-group', `Grupo ${game.round?.group ?? ''}: ${home} y ${away} igualan ${board} en ${city}`],
          ['draw-share', `${home} y ${away} se reparten los puntos: ${board} en ${city}`],
        ] satisfies Headline[])
      : []),
    ...(goals.length === 0
      ? ([
          ['nobody', `Nadie marca en ${city}: ${home} 0-0 ${away}`],
          ['ninety', `Noventa minutos sin goles entre ${home} y ${away}`],
        ] satisfies Headline[])
      : []),
    ...(goals.length === 2 && first && second && first.kind !== 'own' && second.kind !== 'own'
      ? ([
          [
            'draw-two',
            `${short(first.player)} y ${short(second.player)} firman el ${board} entre ${home} y ${away}`,
          ],
          [
            'draw-lead',
            `${nameOf(game[first.side])} ${present(game[first.side], 'adelantarse')} y ${nameOf(game[second.side])} ${present(game[second.side], 'empatar')}: ${board} en ${city}`,
          ],
        ] satisfies Headline[])
      : []),
  ];
}

function ofShootOut({ winner, loser, won, lost, board, city, story }: ToldMatch): Headline[] {
  const [kicks] = said(story, 'shoot-out');
  if (!winner || !loser) return [];
  return [
    ['kicks-choose', `Los penales son de ${won} tras el ${board} con ${lost} en ${city}`],
    ['kicks-fall', `${lost} ${present(loser, 'caer')} en la tanda ante ${won} después del ${board}`],
    ['kicks-need', `${won} ${present(winner, 'necesitar')} los penales para superar a ${lost}`],
    ['kicks-tie', `Empate ${board} en ${city} y penales: ${won} ${present(winner, 'dejar')} fuera a ${lost}`],
    ...(kicks && kicks.missed.length === 1
      ? ([['kicks-miss', `Un solo penal fallado separa a ${won} de ${lost} en ${city}`]] satisfies Headline[])
      : []),
    [
      'kicks-past',
      `${won} ${past(winner, 'empatar')} ${board} con ${lost} y ${past(winner, 'ganar')} los penales`,
    ],
  ];
}

import { baseMinute } from '../../plan/minutes.ts';
import { capital, inWords, isPlural, nameOf, past } from '../grammar.ts';
import { atMinute } from '../minuteWords.ts';
import { theMen } from '../people.ts';
import type { Frame } from './reportOpenings.ts';
import { other, type ToldMatch } from './ToldMatch.ts';

type Opening = [shape: string, text: string];

/** First paragraphs from the course of the match: its halves, who struck first, who struck last. */
export function furtherOpenings(told: ToldMatch, frame: Frame): Opening[] {
  if (told.shootOut) return ofShootOut(told, frame);
  return told.winner ? [...ofWin(told, frame), ...ofCourse(told, frame)] : ofDraw(told, frame);
}

function ofWin(t: ToldMatch, { when, where, what, extra }: Frame): Opening[] {
  const { winner, loser, won, lost, score, game, winnerGoals } = t;
  if (!winner || !loser) return [];
  const inGroup = game.round?.kind === 'group';
  const clean = score.endsWith('-0');
  return [
    ['beat', `${won} ${past(winner, 'derrotar')} ${score} a ${lost}${extra} ${when}${where}, ${what}.`],
    ['victory', `Victoria de ${won} sobre ${lost}${where}: fue ${score}${extra}, ${when}, ${what}.`],
    [
      'better',
      `${won} ${past(winner, 'superar')} ${score} a ${lost}${extra}. El partido, ${what}, se jugó ${when}${where}.`,
    ],
    ...(game.stadium
      ? ([
          [
            'stadium',
            `El ${game.stadium}${where === '' ? '' : `, ${where.trim()},`} vio ganar a ${won}: ${score} a ${lost}${extra}, ${when}, ${what}.`,
          ],
        ] satisfies Opening[])
      : []),
    ...(inGroup
      ? ([
          [
            'three-points',
            `Los tres puntos fueron para ${won}, que ${past(winner, 'vencer')} ${score} a ${lost} ${when}${where}, ${what}.`,
          ],
          [
            'empty-hands',
            `${lost} se ${past(loser, 'quedar')} sin puntos ${when}${where}. ${won} ${past(winner, 'ganar')} ${score} ${what}.`,
          ],
        ] satisfies Opening[])
      : []),
    ...(clean
      ? ([
          [
            'blank',
            `${lost} no ${past(loser, 'marcar')} y ${past(loser, 'perder')} ${score} ante ${won}${extra} ${when}${where}, ${what}.`,
          ],
        ] satisfies Opening[])
      : []),
    ...(winnerGoals.length >= 2 && clean
      ? ([
          [
            'unanswered',
            `${capital(inWords(winnerGoals.length))} goles sin respuesta le valieron a ${won} la victoria sobre ${lost} ${when}${where}, ${what}.`,
          ],
        ] satisfies Opening[])
      : []),
  ];
}

function ofCourse(t: ToldMatch, { when, where, what, extra }: Frame): Opening[] {
  const { winner, loser, won, lost, score, goals, winnerGoals, decisive, game } = t;
  const [first] = goals;
  const last = goals.at(-1);
  if (!winner || !loser || !first || !last) return [];
  const before = goals.filter(({ minute }) => baseMinute(minute) <= 45).length;
  const whole = game.decidedBy === 'goals';
  const penalty = first.kind === 'penalty' ? ', de penal,' : '';
  return [
    ...(decisive?.goal === first && first.kind !== 'own' && goals.length > 1
      ? ([
          [
            'never-behind',
            `${first.player} abrió el marcador ${atMinute(first.minute)}${penalty} y ${won} no ${past(winner, 'soltar')} más la ventaja: ${score} a ${lost}${extra}, ${when}${where}, ${what}.`,
          ],
        ] satisfies Opening[])
      : []),
    ...(last.side === game.winner && last.kind !== 'own' && winnerGoals.length > 1
      ? ([
          [
            'last-goal',
            `El último gol, de ${last.player} ${atMinute(last.minute)}, dejó en ${score} la victoria de ${won} sobre ${lost}${extra} ${when}${where}, ${what}.`,
          ],
        ] satisfies Opening[])
      : []),
    ...(whole && before === 0
      ? ([
          [
            'after-pause',
            `Se fueron al descanso sin goles y ${won} ${past(winner, 'resolver')} después: ${score} a ${lost}, ${when}${where}, ${what}.`,
          ],
        ] satisfies Opening[])
      : []),
    ...(whole && before === goals.length
      ? ([
          [
            'before-pause',
            goals.length === 1
              ? `El único gol cayó en el primer tiempo y fue de ${won}, que ${past(winner, 'vencer')} ${score} a ${lost} ${when}${where}, ${what}.`
              : `Todos los goles cayeron en el primer tiempo. ${won} ${past(winner, 'vencer')} ${score} a ${lost} ${when}${where}, ${what}.`,
          ],
        ] satisfies Opening[])
      : []),
    ...(first.side !== game.winner && first.kind !== 'own'
      ? ([
          [
            'answered',
            `${first.player} adelantó a ${theMen(loser)} ${atMinute(first.minute)}, pero el triunfo fue de ${won}: ${score}${extra}, ${when}${where}, ${what}.`,
          ],
        ] satisfies Opening[])
      : []),
  ];
}

function ofDraw(
  { home, away, board, game, goals, city }: ToldMatch,
  { when, where, what }: Frame,
): Opening[] {
  const [first, second] = goals;
  return [
    ['level', `Igualdad en ${city}: ${home} y ${away} terminaron ${board} ${when}, ${what}.`],
    ['no-winner', `${home} y ${away} no se sacaron ventaja ${when}${where}: ${board}, ${what}.`],
    [
      'draw-end',
      `Con un ${board} terminó el partido que ${home} y ${away} jugaron ${when}${where}, ${what}.`,
    ],
    ...(goals.length === 0
      ? ([
          ['neither', `Ni ${home} ni ${away} encontraron el gol ${when}${where}, ${what}.`],
          ['zero', `Un 0-0 fue todo lo que dejaron ${home} y ${away} ${when}${where}, ${what}.`],
        ] satisfies Opening[])
      : []),
    ...(goals.length === 2 && first && second && first.kind !== 'own' && second.kind !== 'own'
      ? ([
          [
            'draw-two',
            `${first.player} adelantó a ${nameOf(game[first.side])} ${atMinute(first.minute)} y ${second.player} igualó para ${nameOf(game[second.side])} ${atMinute(second.minute)}. ${home} y ${away} empataron ${board} ${when}${where}, ${what}.`,
          ],
          [
            'draw-lead',
            `La ventaja de ${nameOf(game[first.side])} no alcanzó: ${nameOf(game[other(first.side)])} ${isPlural(game[other(first.side)]) ? 'igualaron' : 'igualó'} ${atMinute(second.minute)} y el partido terminó ${board}, ${when}${where}, ${what}.`,
          ],
        ] satisfies Opening[])
      : []),
  ];
}

function ofShootOut(
  { winner, loser, won, lost, board, city }: ToldMatch,
  { when, what, where }: Frame,
): Opening[] {
  if (!winner || !loser) return [];
  return [
    [
      'kicks-needed',
      `Hicieron falta los penales. ${won} y ${lost} empataron ${board} ${when}${where}, ${what}, y la tanda fue de ${won}.`,
    ],
    [
      'kicks-place',
      `En ${city}, ${won} ${past(winner, 'superar')} a ${lost} por penales, tras empatar ${board}, ${when}, ${what}.`,
    ],
    [
      'kicks-level',
      `Nadie ganó en la cancha: ${board}. Desde el punto penal sí hubo un ganador, ${won}, que ${past(winner, 'eliminar')} a ${lost} ${when}${where}, ${what}.`,
    ],
  ];
}

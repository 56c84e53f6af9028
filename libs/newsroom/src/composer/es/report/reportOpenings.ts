import { said, saidOnce } from '../../plan/Statement.ts';
import type { ReportStory } from '../../plan/Story.ts';
import type { Phrase } from '../../Phrasebook.ts';
import { forRound, ofCompetition, ofRound, theCompetition, theRound, theWeek } from '../competitionWords.ts';
import { capital, count, inWords, isPlural, nameOf, past, inWordsFirst } from '../grammar.ts';
import { atMinute, theMinute } from '../minuteWords.ts';
import { theMen } from '../people.ts';
import { dayOf, weekdayOf } from '../when.ts';
import { furtherOpenings } from './furtherOpenings.ts';
import { other, toldMatch, type ToldMatch } from './ToldMatch.ts';

/** First paragraphs: each starts from another end of the match. */
export function reportOpenings(story: ReportStory): Phrase[] {
  const told = toldMatch(story);
  const own = told.shootOut ? ofShootOut(told) : told.winner ? ofWin(told) : ofDraw(told);
  return [...own, ...furtherOpenings(told, frame(told)), ...ofAny(told)].map(([shape, text]) => ({
    shape,
    text,
  }));
}

type Opening = [shape: string, text: string];

/** `este jueves 11 de junio, en Boston, por el grupo A del Mundial 2026` */
export interface Frame {
  when: string;
  where: string;
  what: string;
  /** ` en tiempo extra`, where it took that. */
  extra: string;
}

function frame({ game, city }: ToldMatch): Frame {
  const { round, competition } = game;
  const extra = game.decidedBy === 'extra-time' ? ' en tiempo extra' : '';
  const what =
    round?.kind === 'group'
      ? `por ${theWeek(round.week ?? 1)} ${ofRound(round)} ${ofCompetition(competition)}`
      : round
        ? `${forRound(round)} ${ofCompetition(competition)}`
        : `por ${theCompetition(competition)}`;
  return { when: `este ${dayOf(game)}`, where: city === '' ? '' : ` en ${city}`, what, extra };
}

/** Sentence on the number of people, where it was counted. */
export function crowd({ game }: ToldMatch): string {
  if (game.attendance === null || game.stadium === null) return '';
  return ` ante ${thousands(game.attendance)} personas en el ${game.stadium}`;
}

export function thousands(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, '.');
}

function ofWin(t: ToldMatch): Opening[] {
  const { winner, loser, won, lost, score, decisive, winnerGoals, comeback, margin, game, story } = t;
  if (!winner || !loser) return [];
  const { when, where, what, extra } = frame(t);
  const goal = decisive?.goal;
  const name = goal?.player ?? '';
  const at = goal ? atMinute(goal.minute) : '';
  const penalty = goal?.kind === 'penalty' ? ', de penal,' : '';
  const several = said(story, 'several').find(({ team }) => team === winner);
  const onward = said(story, 'goes-on').find(({ team }) => team === winner);
  const table = saidOnce(story, 'table');
  const row = table?.rows.find(({ team }) => team === winner);
  const distinct = [...new Set(winnerGoals.filter(({ kind }) => kind !== 'own').map(({ player }) => player))];
  const red = said(story, 'red-card').find(({ team }) => team === loser);
  const ended = said(story, 'streak-ended').find(({ team, of }) => team === winner && of === 'winless');
  return [
    ['plain', `${won} ${past(winner, 'vencer')} ${score} a ${lost}${extra} ${when}${where}, ${what}.`],
    [
      'place-first',
      `En ${t.city}, ${won} ${past(winner, 'vencer')} ${score} a ${lost}${extra} ${when}, ${what}.`,
    ],
    [
      'loser-first',
      `${lost} ${past(loser, 'perder')} ${score} ante ${won}${extra} ${when}${where}, ${what}.`,
    ],
    [
      'what-first',
      `${capital(what)}, ${won} ${past(winner, 'imponerse')} ${score} a ${lost}${extra}. El partido se jugó ${when}${where}.`,
    ],
    ...(goal && goal.kind !== 'own' && winnerGoals.length === 1
      ? ([
          [
            'one-goal',
            `El único gol de ${won} lo marcó ${name} ${at}${penalty.slice(0, -1)} y alcanzó: ${score} a ${lost}, ${when}${where}, ${what}.`,
          ],
          [
            'enough',
            `A ${won} le bastó un gol. ${name} lo hizo ${at}${penalty.slice(0, -1)}, y con él ${past(winner, 'vencer')} ${score} a ${lost} ${when}${where}, ${what}.`,
          ],
        ] satisfies Opening[])
      : []),
    ...(goal && goal.kind !== 'own' && winnerGoals.length > 1 && margin <= 2
      ? ([
          [
            'scorer-first',
            `${name} marcó ${at}${penalty} el gol que inclinó el partido: ${won} ${past(winner, 'vencer')} ${score} a ${lost}${extra} ${when}${where}, ${what}.`,
          ],
          [
            'minute-first',
            `${capital(at)}${penalty} ${name} puso a ${won} por delante y ya nadie lo movió de ahí. Fue ${score} a ${lost}${extra}, ${when}${where}, ${what}.`,
          ],
        ] satisfies Opening[])
      : []),
    ...(decisive?.late && goal && goal.kind !== 'own'
      ? ([
          [
            'late',
            `Hubo que esperar hasta ${theMinute(goal.minute)}. Entonces apareció ${name}${penalty.slice(0, -1)} y ${won} ${past(winner, 'vencer')} ${score} a ${lost}${extra} ${when}${where}, ${what}.`,
          ],
          [
            'late-loser',
            `${lost} ${past(loser, 'resistir')} hasta ${theMinute(goal.minute)}, cuando ${name} marcó${penalty} el gol de la victoria de ${won}: ${score}, ${when}${where}, ${what}.`,
          ],
        ] satisfies Opening[])
      : []),
    ...(comeback
      ? ([
          [
            'comeback',
            `${won} ${past(winner, 'llegar')} a estar ${comeback.worst.join('-')} abajo, ${past(winner, 'empatar')} ${atMinute(comeback.level.minute)} y ${past(winner, 'terminar')} por vencer ${score} a ${lost}${extra} ${when}${where}, ${what}.`,
          ],
          [
            'lead-lost',
            `La ventaja de ${lost} duró hasta ${theMinute(comeback.level.minute)}. ${capital(when)}${where}, ${won} ${past(winner, 'remontar')} y ${past(winner, 'ganar')} ${score}${extra}, ${what}.`,
          ],
        ] satisfies Opening[])
      : []),
    ...(several
      ? ([
          [
            'several',
            `Con ${several.goals.length >= 3 ? 'tres' : 'dos'} goles de ${several.player}, ${won} ${past(winner, 'vencer')} ${score} a ${lost}${extra} ${when}${where}, ${what}.`,
          ],
          [
            'several-minutes',
            `${several.player} marcó ${several.goals.length === 2 ? 'dos veces' : `${inWords(several.goals.length)} veces`}, ${minutesOf(several.goals.map(({ minute }) => minute))}, y ${won} ${past(winner, 'ganar')} ${score} a ${lost}${extra} ${when}${where}, ${what}.`,
          ],
        ] satisfies Opening[])
      : []),
    ...(margin >= 3
      ? ([
          [
            'rout',
            `${inWordsFirst(t.winnerGoals.length)} goles le ${past(winner, 'hacer')} ${won} a ${lost} ${when}${where}: ${score}, ${what}.`,
          ],
        ] satisfies Opening[])
      : []),
    ...(distinct.length === 2 && distinct[0] && distinct[1]
      ? ([
          [
            'two',
            `Los goles de ${distinct[0]} y ${distinct[1]} le dieron a ${won} el ${score} sobre ${lost}${extra} ${when}${where}, ${what}.`,
          ],
        ] satisfies Opening[])
      : []),
    ...(distinct.length >= 3 && distinct.length <= 4
      ? ([
          [
            'list',
            `${distinct.slice(0, -1).join(', ')} y ${distinct.at(-1) ?? ''} marcaron por ${won}, que ${past(winner, 'vencer')} ${score} a ${lost}${extra} ${when}${where}, ${what}.`,
          ],
        ] satisfies Opening[])
      : []),
    ...(onward
      ? ([
          [
            'onward',
            `${won} ya ${isPlural(winner) ? 'están' : 'está'} en ${theRound(onward.to)}. ${capital(past(winner, 'vencer'))} ${score} a ${lost}${extra} ${when}${where} y ${past(winner, 'dejar')} a ${theMen(loser)} fuera ${ofCompetition(game.competition)}.`,
          ],
        ] satisfies Opening[])
      : []),
    ...(row && row.played > 1 && table && !table.finished
      ? ([
          [
            'points',
            `${capital(count(row.points, 'punto', 'puntos'))} en ${count(row.played, 'partido', 'partidos')}: esa es la cuenta de ${won} tras vencer ${score} a ${lost} ${when}${where}, ${what}.`,
          ],
        ] satisfies Opening[])
      : []),
    ...(red
      ? ([
          [
            'red',
            `${lost} ${past(loser, 'jugar')} con uno menos desde ${theMinute(red.minute)}, por la roja a ${red.player}, y ${past(loser, 'perder')} ${score} ante ${won} ${when}${where}, ${what}.`,
          ],
        ] satisfies Opening[])
      : []),
    ...(ended
      ? ([
          [
            'drought',
            `Después de ${count(ended.length, 'partido', 'partidos')} sin ganar, ${won} ${past(winner, 'volver')} a hacerlo: ${score} a ${lost}, ${when}${where}, ${what}.`,
          ],
        ] satisfies Opening[])
      : []),
  ];
}

function minutesOf(minutes: string[]): string {
  return minutes.map((minute) => atMinute(minute)).join(' y ');
}

function ofDraw(t: ToldMatch): Opening[] {
  const { home, away, board, decisive, game, goals } = t;
  const { when, where, what } = frame(t);
  const last = decisive?.goal;
  const rescued = last && game[last.side];
  const denied = last && game[other(last.side)];
  return [
    ['draw', `${home} y ${away} empataron ${board} ${when}${where}, ${what}.`],
    ['draw-place', `En ${t.city} nadie ganó: ${home} y ${away} igualaron ${board} ${when}, ${what}.`],
    ['draw-what', `${capital(what)}, ${home} y ${away} terminaron ${board}. Se jugó ${when}${where}.`],
    ...(goals.length === 0
      ? ([
          ['goalless', `No hubo goles entre ${home} y ${away} ${when}${where}, ${what}.`],
          [
            'goalless-end',
            `El marcador acabó como empezó. ${home} y ${away} igualaron 0-0 ${when}${where}, ${what}.`,
          ],
        ] satisfies Opening[])
      : []),
    ...(last && rescued && denied && last.kind !== 'own'
      ? ([
          [
            'draw-scorer',
            `${last.player} marcó ${atMinute(last.minute)} el gol que le dio a ${nameOf(rescued)} el ${board} ante ${nameOf(denied)}, ${when}${where}, ${what}.`,
          ],
          [
            'draw-denied',
            `${nameOf(denied)} ${isPlural(denied) ? 'ganaban' : 'ganaba'} hasta ${theMinute(last.minute)}, cuando ${last.player} puso el ${board} definitivo para ${nameOf(rescued)}. Fue ${when}${where}, ${what}.`,
          ],
        ] satisfies Opening[])
      : []),
    ...(last?.kind === 'own' && rescued && denied
      ? ([
          [
            'draw-own',
            `Un autogol de ${last.player} ${atMinute(last.minute)} dejó en ${board} el partido entre ${home} y ${away}, ${when}${where}, ${what}.`,
          ],
        ] satisfies Opening[])
      : []),
    ...(goals.length >= 4
      ? ([
          [
            'draw-many',
            `${inWordsFirst(goals.length)} goles y un punto para cada uno: ${home} y ${away} empataron ${board} ${when}${where}, ${what}.`,
          ],
        ] satisfies Opening[])
      : []),
  ];
}

function ofShootOut(t: ToldMatch): Opening[] {
  const { winner, loser, won, lost, board, game } = t;
  if (!winner || !loser) return [];
  const { when, where, what } = frame(t);
  const kicks = game.penalties ? ` por ${winnerFirst(game.penalties, game.winner === 'away')}` : '';
  return [
    [
      'kicks',
      `${won} ${past(winner, 'eliminar')} a ${lost} desde el punto penal${kicks}, después del ${board}, ${when}${where}, ${what}.`,
    ],
    [
      'kicks-draw',
      `El ${board} entre ${t.home} y ${t.away} se resolvió con penales, y ${past(winner, 'ganar')} ${won}${kicks}. Fue ${when}${where}, ${what}.`,
    ],
    [
      'kicks-loser',
      `${lost} ${past(loser, 'quedar')} fuera en los penales. ${won} ${past(winner, 'ganar')} la definición${kicks} tras el ${board}, ${when}${where}, ${what}.`,
    ],
  ];
}

function winnerFirst([home, away]: readonly [number, number], swap: boolean): string {
  return swap ? `${away}-${home}` : `${home}-${away}`;
}

function ofAny(t: ToldMatch): Opening[] {
  const { when, where, what } = frame(t);
  const audience = crowd(t);
  const { home, away, board, game } = t;
  return [
    ...(audience === ''
      ? []
      : ([
          [
            'crowd',
            `${capital(audience.trim())} se jugó ${when} el ${home}-${away}, ${what}. Terminó ${board}.`,
          ],
        ] satisfies Opening[])),
    ...(t.shootOut
      ? []
      : ([
          [
            'score-first',
            `${home} ${board} ${away} fue el resultado del partido ${game.round ? ofRound(game.round) : ofCompetition(game.competition)}, ${when}${where}.`,
          ],
        ] satisfies Opening[])),
    ...(game.city && !t.shootOut
      ? ([
          [
            'weekday',
            `El ${weekdayOf(game)} de ${t.city} terminó con un ${board} entre ${home} y ${away}, ${what}.`,
          ],
        ] satisfies Opening[])
      : []),
  ];
}

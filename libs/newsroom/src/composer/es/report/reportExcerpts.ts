import { said, saidOnce } from '../../plan/Statement.ts';
import type { Goal, ReportStory } from '../../plan/Story.ts';
import type { Phrase } from '../../Phrasebook.ts';
import { ofCompetition, ofRound, plainCompetition, plainRound, theRound } from '../competitionWords.ts';
import { capital, inWords, list, nameOf, past, present } from '../grammar.ts';
import { atMinute } from '../minuteWords.ts';
import { resultsOf } from '../resultWords.ts';
import { fullDay, shortDay } from '../when.ts';
import { tableSentences } from './tableSentences.ts';
import { crowd } from './reportOpenings.ts';
import { toldMatch, type ToldMatch } from './ToldMatch.ts';
import { ways } from '../../ways.ts';

/** One or two sentences under the headline: the goals first, then whatever fits. */
export function reportExcerpts(story: ReportStory): Phrase[] {
  const told = toldMatch(story);
  const leads = leadsOf(told);
  const tails = [...tailsOf(told), ''];
  return leads.flatMap(([shape, lead]) => tails.map((tail) => ({ shape, text: `${lead} ${tail}`.trim() })));
}

type Lead = [shape: string, text: string];

function leadsOf(t: ToldMatch): Lead[] {
  const { goals, game, home, away, winner, won, lost, score, city, board } = t;
  const scorers = list(byScorer(t));
  const place = city === '' ? '' : ` en ${city}`;
  const part = game.round ? ofRound(game.round) : ofCompetition(game.competition);
  const leads: Lead[] = [
    ...(goals.length > 0 && goals.length <= 4
      ? ([
          ['goals', `${capital(scorers)}.`],
          ['goals-place', `${goals.length === 1 ? 'El gol' : 'Los goles'}${place}: ${scorers}.`],
        ] satisfies Lead[])
      : []),
    ...(goals.length > 4
      ? ([
          [
            'first-last',
            ways(
              `${capital(goals[0] ? brief(t, goals[0]) : '')} abrió una lista de ${inWords(goals.length)} goles${place}.`,
              `Hubo ${inWords(goals.length)} goles${place}; el primero, de ${goals[0] ? brief(t, goals[0]) : ''}.`,
            ),
          ],
        ] satisfies Lead[])
      : []),
    ...(winner
      ? ([
          [
            'result',
            ways(
              `${won} ${past(winner, 'vencer')} ${score} a ${lost}${place} el ${shortDay(game)}.`,
              `${won} ${past(winner, 'derrotar')} ${score} a ${lost}${place}.`,
              `El ${shortDay(game)}, ${won} le ${past(winner, 'ganar')} ${score} a ${lost}${place}.`,
              `Fue ${score} de ${won} a ${lost}${place}, el ${shortDay(game)}.`,
            ),
          ],
          [
            'part',
            ways(
              `${won} ${past(winner, 'ganar')} ${score} ante ${lost} el partido ${part}.`,
              `El partido ${part} fue para ${won}, ${score} ante ${lost}.`,
              `${won} se ${past(winner, 'llevar')} el partido ${part}: ${score} a ${lost}.`,
            ),
          ],
        ] satisfies Lead[])
      : [
          [
            'result-draw',
            ways(
              `${home} y ${away} igualaron ${board}${place} el ${shortDay(game)}.`,
              `${home} y ${away} empataron ${board}${place}.`,
              `Fue ${board} entre ${home} y ${away}${place}, el ${shortDay(game)}.`,
            ),
          ] as [string, string],
        ]),
    ...(t.shootOut && winner
      ? ([
          ['kicks', `Tras el ${board}, ${won} ${past(winner, 'ganar')} la definición por penales${place}.`],
        ] satisfies Lead[])
      : []),
  ];
  return leads.filter(([shape]) => !(t.shootOut && (shape === 'result' || shape === 'part')));
}

/** `Galo a los 40 y a los 50`: who scored twice stands once. */
function byScorer(t: ToldMatch): string[] {
  const groups = Map.groupBy(t.goals, ({ player, side, kind }) => `${side} ${player} ${kind}`);
  return [...groups.values()].flatMap(([first, ...others]) =>
    first ? list([brief(t, first), ...others.map(({ minute }) => atMinute(minute))]) : [],
  );
}

function brief(t: ToldMatch, { player, minute, kind }: Goal): string {
  const how = kind === 'penalty' ? ' de penal' : kind === 'own' ? ' en propia puerta' : '';
  return `${t.short(player)}${how} ${atMinute(minute)}`;
}

function tailsOf(t: ToldMatch): string[] {
  const { story, game } = t;
  const onward = said(story, 'goes-on')[0];
  const [card] = said(story, 'red-card');
  const record = saidOnce(story, 'record');
  const audience = crowd(t);
  return [
    onward ? `${nameOf(onward.team)} ${past(onward.team, 'avanzar')} a ${theRound(onward.to)}.` : '',
    tableSentences(t),
    card ? `${t.short(card.player)} fue expulsado ${atMinute(card.minute)}.` : '',
    audience === '' ? '' : `Se jugó${audience}.`,
    record
      ? `${nameOf(record.team)} ${present(record.team, 'sumar')} ${resultsOf(record)} ${game.competition.kind === 'qualifiers' ? 'en la eliminatoria' : 'en el torneo'}.`
      : '',
    game.round ? `${capital(plainRound(game.round))}, ${plainCompetition(game.competition)}.` : '',
    ways(
      `${t.goals.length === 1 ? 'El gol' : 'Los goles'}, los antecedentes y las cuentas de ${t.home} y ${t.away}.`,
      `La crónica de ${t.home}-${t.away} y lo que viene para los dos.`,
      `El partido, minuto a minuto, y las cuentas de los dos.`,
      `Cómo fue el ${t.home}-${t.away} y cómo quedan los dos.`,
    ),
    `Así fue el partido del ${fullDay(game)}, ${game.round ? ofRound(game.round) : ofCompetition(game.competition)}.`,
  ].filter((tail) => tail !== '');
}

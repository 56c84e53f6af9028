import { said, saidOnce } from '../../plan/Statement.ts';
import type { Goal, ReportStory } from '../../plan/Story.ts';
import type { Phrase } from '../../Phrasebook.ts';
import { ofCompetition, ofRound, plainCompetition, plainRound, theRound } from '../competitionWords.ts';
import { capital, count, list, nameOf, past } from '../grammar.ts';
import { atMinute } from '../minuteWords.ts';
import { fullDay, shortDay } from '../when.ts';
import { tableSentences } from './tableSentences.ts';
import { crowd } from './reportOpenings.ts';
import { toldMatch, type ToldMatch } from './ToldMatch.ts';

/** One or two sentences under the headline: the goals first, then whatever fits. */
export function reportExcerpts(story: ReportStory, turn: number): Phrase[] {
  const told = toldMatch(story);
  const leads = leadsOf(told);
  const tails = [...tailsOf(told, turn), ''];
  return leads.flatMap(([shape, lead]) => tails.map((tail) => ({ shape, text: `${lead} ${tail}`.trim() })));
}

function leadsOf(t: ToldMatch): [string, string][] {
  const { goals, game, home, away, winner, won, lost, score, city, board } = t;
  const scorers = list(goals.map((goal) => brief(t, goal)));
  const place = city === '' ? '' : ` en ${city}`;
  const part = game.round ? ofRound(game.round) : ofCompetition(game.competition);
  return [
    ...(goals.length > 0 && goals.length <= 4
      ? ([
          ['goals', `${capital(scorers)}.`],
          ['goals-place', `Los goles${place}: ${scorers}.`],
        ] satisfies [string, string][])
      : []),
    ...(goals.length > 4
      ? ([
          [
            'first-last',
            `${capital(goals.length > 0 && goals[0] ? brief(t, goals[0]) : '')} abrió una lista de ${goals.length} goles${place}.`,
          ],
        ] satisfies [string, string][])
      : []),
    ...(winner
      ? ([
          ['result', `${won} ${past(winner, 'vencer')} ${score} a ${lost}${place} el ${shortDay(game)}.`],
          [
            'part',
            `${won} ${past(winner, 'ganar')} ${score} ${t.shootOut ? 'en los penales' : ''} ante ${lost} el partido ${part}.`.replace(
              '  ',
              ' ',
            ),
          ],
        ] satisfies [string, string][])
      : [
          ['result-draw', `${home} y ${away} igualaron ${board}${place} el ${shortDay(game)}.`] as [
            string,
            string,
          ],
        ]),
    ...(t.shootOut && winner
      ? ([
          ['kicks', `Tras el ${board}, ${won} ${past(winner, 'ganar')} la definición por penales${place}.`],
        ] satisfies [string, string][])
      : []),
  ].filter(([shape]) => !(t.shootOut && (shape === 'result' || shape === 'part'))) as [string, string][];
}

function brief(t: ToldMatch, { player, minute, kind }: Goal): string {
  const how = kind === 'penalty' ? ' de penal' : kind === 'own' ? ' en propia puerta' : '';
  return `${t.short(player)}${how} ${atMinute(minute)}`;
}

function tailsOf(t: ToldMatch, turn: number): string[] {
  const { story, game } = t;
  const onward = said(story, 'goes-on')[0];
  const [card] = said(story, 'red-card');
  const record = saidOnce(story, 'record');
  const audience = crowd(t);
  return [
    onward ? `${nameOf(onward.team)} ${past(onward.team, 'avanzar')} a ${theRound(onward.to)}.` : '',
    tableSentences(t, turn),
    card ? `${t.short(card.player)} fue expulsado ${atMinute(card.minute)}.` : '',
    game.round
      ? `Fue un partido ${ofRound(game.round)}.`
      : `Fue un partido ${ofCompetition(game.competition)}.`,
    audience === '' ? '' : `Se jugó${audience}.`,
    record
      ? `Son ${count(record.points, 'punto', 'puntos')} en ${count(record.played, 'partido', 'partidos')} para ${nameOf(record.team)}.`
      : '',
    `${game.round ? `${capital(plainRound(game.round))}, ` : ''}${plainCompetition(game.competition)}.`,
    `Crónica del partido del ${fullDay(game)}, ${ofCompetition(game.competition)}.`,
  ].filter((tail) => tail !== '');
}

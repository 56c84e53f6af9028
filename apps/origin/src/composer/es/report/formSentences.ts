import { said, type StatementOf } from '../../plan/Statement.ts';
import { capital, count, inWords, isPlural, nameOf, present, rotate } from '../grammar.ts';
import { meetingSentence, resultsOf } from '../resultWords.ts';
import { streakSentence } from '../streakWords.ts';
import { fullDay } from '../when.ts';
import type { ToldMatch } from './ToldMatch.ts';

/** A tournament so far, streaks and the past meetings: a paragraph each. */
export function formSentences({ story, game }: ToldMatch, turn: number): string[] {
  const records = said(story, 'record').map((one, at) =>
    recordSentence(one, game.competition.kind, turn + at),
  );
  const ended = said(story, 'streak-ended').map(endedSentence);
  const streaks = said(story, 'streak')
    .slice(0, 2)
    .map((one, at) => streakSentence(one, turn + at));
  const meetings = said(story, 'head-to-head').slice(0, 1).map(meetingSentence);
  return [records.join(' '), [...ended, ...streaks].join(' '), ...meetings].filter((text) => text !== '');
}

function recordSentence(record: StatementOf<'record'>, kind: string, turn: number): string {
  const { team, played, goalsFor, goalsAgainst } = record;
  const name = nameOf(team);
  const [what, ofWhat] =
    kind === 'qualifiers' ? ['la eliminatoria', 'de la eliminatoria'] : ['el torneo', 'del torneo'];
  const results = resultsOf(record);
  return rotate(
    [
      `${name} ${present(team, 'llevar')} ${results} en ${what}, con ${count(goalsFor, 'gol', 'goles')} a favor y ${inWords(goalsAgainst)} en contra.`,
      `En ${count(played, 'partido', 'partidos')} ${ofWhat}, ${name} ${present(team, 'sumar')} ${results}; los goles son ${inWords(goalsFor)} a favor y ${inWords(goalsAgainst)} en contra.`,
      `El balance de ${name} en ${what}: ${results}, con ${count(goalsFor, 'gol marcado', 'goles marcados')} y ${count(goalsAgainst, 'recibido', 'recibidos')}.`,
      `${capital(results)} tiene ${name} en ${what}; ha marcado ${count(goalsFor, 'gol', 'goles')} y ha recibido ${inWords(goalsAgainst)}.`
        .replace(' tiene ', isPlural(team) ? ' tienen ' : ' tiene ')
        .replaceAll('ha ', isPlural(team) ? 'han ' : 'ha '),
    ],
    turn,
  );
}

function endedSentence({ team, of, length, last }: StatementOf<'streak-ended'>): string {
  const name = nameOf(team);
  const games = count(length, 'partido', 'partidos');
  if (of === 'scoreless') return `${name} ${present(team, 'volver')} a marcar después de ${games} sin goles.`;
  if (of === 'unbeaten') return `Se corta una racha de ${name}: ${games} sin perder.`;
  const since = last ? ` desde el ${fullDay(last)}` : '';
  return isPlural(team)
    ? `${name} no ganaban${since}: llevaban ${games}.`
    : `${name} no ganaba${since}: llevaba ${games}.`;
}

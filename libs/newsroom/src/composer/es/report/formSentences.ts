import { said, type StatementOf } from '../../plan/Statement.ts';
import { count, isPlural, nameOf, present } from '../grammar.ts';
import { meetingSentence, resultsOf, withGoals } from '../resultWords.ts';
import { streakSentence } from '../streakWords.ts';
import { fullDay } from '../when.ts';
import type { ToldMatch } from './ToldMatch.ts';
import { ways } from '../../ways.ts';

/** A tournament so far, streaks and the past meetings: a paragraph each. */
export function formSentences({ story, game, opening }: ToldMatch): string[] {
  const records = said(story, 'record').map((one) => recordSentence(one, game.competition.kind));
  // Where the opening is about it, it is said
  const ended = /sin (?:ganar|perder|marcar)|racha|invict/.test(opening)
    ? []
    : said(story, 'streak-ended').map(endedSentence);
  const told = new Set(said(story, 'streak-ended').map(({ team }) => team.key));
  // One a team is enough.
  const running = said(story, 'streak').filter(({ team }) => !told.has(team.key) && told.add(team.key));
  const streaks = running.map(streakSentence);
  const meetings = said(story, 'head-to-head').slice(0, 1).map(meetingSentence);
  return [records.join(' '), [...ended, ...streaks].join(' '), ...meetings].filter((text) => text !== '');
}

function recordSentence(record: StatementOf<'record'>, kind: string): string {
  const { team, played } = record;
  const name = nameOf(team);
  const [what, ofWhat] =
    kind === 'qualifiers' ? ['la eliminatoria', 'de la eliminatoria'] : ['el torneo', 'del torneo'];
  const results = resultsOf(record);
  const goals = withGoals(record);
  return ways(
    `${name} ${present(team, 'llevar')} ${results} en ${what}, ${goals}.`,
    `En ${count(played, 'partido', 'partidos')} ${ofWhat}, ${name} ${present(team, 'sumar')} ${results}, ${goals}.`,
    `El balance de ${name} en ${what} es de ${results}, ${goals}.`,
    `La cuenta de ${name} en ${what} queda en ${results}, ${goals}.`,
    `${name} ${present(team, 'tener')} ${results} en ${what}, ${goals}.`,
    `Con este resultado, ${name} ${present(team, 'sumar')} ${results} en ${what}, ${goals}.`,
  );
}

function endedSentence({ team, of, length, last }: StatementOf<'streak-ended'>): string {
  const name = nameOf(team);
  const games = count(length, 'partido', 'partidos');
  if (of === 'scoreless') {
    return ways(
      `${name} ${present(team, 'volver')} a marcar después de ${games} sin goles.`,
      `${name} ${isPlural(team) ? 'llevaban' : 'llevaba'} ${games} sin marcar.`,
    );
  }
  if (of === 'unbeaten') {
    return ways(
      `Se corta una racha de ${name}: ${games} sin perder.`,
      `${name} no ${isPlural(team) ? 'perdían' : 'perdía'} desde hacía ${games}.`,
      `Termina en ${games} el invicto de ${name}.`,
    );
  }
  const since = last ? ` desde el ${fullDay(last)}` : '';
  const [won, carried] = isPlural(team) ? ['ganaban', 'llevaban'] : ['ganaba', 'llevaba'];
  return ways(
    `${name} no ${won}${since}: ${carried} ${games}.`,
    `Es la primera victoria de ${name}${since}, después de ${games}.`,
    `${name} ${present(team, 'volver')} a ganar después de ${games}${last ? `: no lo conseguía${isPlural(team) ? 'n' : ''}${since}` : ''}.`,
  );
}

import { said, type StatementOf } from '../../plan/Statement.ts';
import { count, isPlural, nameOf, present, rotate } from '../grammar.ts';
import { meetingSentence, resultsOf, withGoals } from '../resultWords.ts';
import { streakSentence } from '../streakWords.ts';
import { fullDay } from '../when.ts';
import type { ToldMatch } from './ToldMatch.ts';

/** A tournament so far, streaks and the past meetings: a paragraph each. */
export function formSentences({ story, game }: ToldMatch, turn: number): string[] {
  const records = said(story, 'record').map((one, at) =>
    recordSentence(one, game.competition.kind, turn + at),
  );
  const ended = said(story, 'streak-ended').map(endedSentence);
  const told = new Set(said(story, 'streak-ended').map(({ team }) => team.key));
  // One a team is enough.
  const running = said(story, 'streak').filter(({ team }) => !told.has(team.key) && told.add(team.key));
  const streaks = running.map((one, at) => streakSentence(one, turn + at));
  const meetings = said(story, 'head-to-head').slice(0, 1).map(meetingSentence);
  return [records.join(' '), [...ended, ...streaks].join(' '), ...meetings].filter((text) => text !== '');
}

function recordSentence(record: StatementOf<'record'>, kind: string, turn: number): string {
  const { team, played } = record;
  const name = nameOf(team);
  const [what, ofWhat] =
    kind === 'qualifiers' ? ['la eliminatoria', 'de la eliminatoria'] : ['el torneo', 'del torneo'];
  const results = resultsOf(record);
  const goals = withGoals(record);
  return rotate(
    [
      `${name} ${present(team, 'llevar')} ${results} en ${what}, ${goals}.`,
      `En ${count(played, 'partido', 'partidos')} ${ofWhat}, ${name} ${present(team, 'sumar')} ${results}, ${goals}.`,
      `El balance de ${name} en ${what} es de ${results}, ${goals}.`,
      `La cuenta de ${name} en ${what} queda en ${results}, ${goals}.`,
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

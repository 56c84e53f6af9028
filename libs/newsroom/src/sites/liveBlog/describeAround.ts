import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds';
import type { Telling } from './Telling.ts';
import type { ToldMatch } from './ToldMatch.ts';

/** What is told before the kick-off. `hour`: that of the kick-off on the clocks of the site. */
export function describeBefore(told: ToldMatch, hour: string): Telling[] {
  const { home, away, paths, words } = told;
  const before = (minutes: number, title: string, body: string): Telling => ({
    ...{ at: -minutesToMilliseconds(minutes), minute: null, key: false },
    ...{ title, body },
  });
  const { title, body } = words.kickOff({ ...told, hour });
  return [
    before(60, title, body),
    ...(paths.home.length > 0 ? [before(45, words.path(home), list(paths.home))] : []),
    ...(paths.away.length > 0 ? [before(30, words.path(away), list(paths.away))] : []),
  ];
}

/** The last post. */
export function describeEnd({ match, home, away, words }: ToldMatch, at: number, score: string): Telling {
  const { penalties, ninety } = match;
  const winner = penalties && (penalties[0] > penalties[1] ? home : away);
  const kicks =
    penalties && winner ? { winner, score: `${Math.max(...penalties)}-${Math.min(...penalties)}` } : null;
  return { at, minute: ninety || penalties ? '120' : '90', key: true, ...words.end(score, kicks) };
}

function list(lines: readonly string[]): string {
  return `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
}

import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds';
import type { Telling } from './Telling.ts';
import type { ToldMatch } from './ToldMatch.ts';

/** What is told before the kick-off. `hour`: that of the kick-off on the clocks of the site. */
export function describeBefore({ home, away, stage, venue, paths }: ToldMatch, hour: string): Telling[] {
  const before = (minutes: number, title: string, body: string): Telling => ({
    ...{ at: -minutesToMilliseconds(minutes), minute: null, key: false },
    ...{ title, body },
  });
  const place = venue ? ` Se juega en el ${venue.name}${seats(venue.capacity)}.` : '';
  const round = stage ? `${stage}. ` : '';
  return [
    before(
      60,
      `A las ${hour}, ${home} y ${away}`,
      `${round}El partido comienza a las ${hour}, hora de Costa Rica.${place}`,
    ),
    ...(paths.home.length > 0 ? [before(45, `El camino de ${home}`, list(paths.home))] : []),
    ...(paths.away.length > 0 ? [before(30, `El camino de ${away}`, list(paths.away))] : []),
  ];
}

/** The last post. */
export function describeEnd({ match, home, away }: ToldMatch, at: number, score: string): Telling {
  const { penalties, ninety } = match;
  const winner = penalties && (penalties[0] > penalties[1] ? home : away);
  const kicks =
    penalties && winner
      ? ` ${winner} gana ${Math.max(...penalties)}-${Math.min(...penalties)} en los penales.`
      : '';
  return {
    ...{ at, minute: ninety || penalties ? '120' : '90', key: true },
    title: `Final: ${score}`,
    body: `Termina el partido: ${score}.${kicks}`,
  };
}

function seats(capacity: number | null): string {
  return capacity === null
    ? ''
    : `, con capacidad para ${new Intl.NumberFormat('es-AR').format(capacity)} personas`;
}

function list(lines: readonly string[]): string {
  return `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
}

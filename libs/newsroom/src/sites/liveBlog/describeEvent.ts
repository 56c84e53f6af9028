import type { EventFact } from '../../facts/factRecords.ts';
import type { Telling } from './Telling.ts';
import type { ToldMatch } from './ToldMatch.ts';

/** What is told of an event; `score` is that after it. A kick of the shoot-out has no post of its own. */
export function describeEvent(
  { kind, side, player, minute, playerOff }: EventFact,
  at: number,
  told: ToldMatch,
  score: string,
): Telling[] {
  if (minute === null) return [];
  const team = told[side];
  const post = (key: boolean, title: string, body: string): Telling[] => [{ at, minute, key, title, body }];
  switch (kind) {
    case 'goal':
      return post(true, `Gol de ${team}`, `${player} marca al ${minute}’: ${score}.`);
    case 'penalty':
      return post(true, `Gol de ${team}, de penal`, `${player} convierte al ${minute}’: ${score}.`);
    case 'own':
      return post(
        true,
        `Gol de ${team}, en contra`,
        `${player} la mete en su propio arco al ${minute}’: ${score}.`,
      );
    case 'red':
    case 'second-yellow':
      return post(true, `${team} se queda con uno menos`, `${player} ve la roja al ${minute}’.`);
    case 'yellow':
      return post(false, `Amarilla en ${team}`, `${player} es amonestado al ${minute}’.`);
    case 'substitution':
      return post(
        false,
        `Cambio en ${team}`,
        `Entra ${player}${playerOff ? ` por ${playerOff}` : ''} al ${minute}’.`,
      );
    case 'kick-scored':
    case 'kick-missed':
      return [];
  }
}

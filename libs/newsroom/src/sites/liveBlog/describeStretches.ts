import { periodIds } from '../../facts/periodIds.ts';
import type { Stretch } from '../../facts/matchTimeline.ts';
import type { Telling } from './Telling.ts';
import type { ToldMatch } from './ToldMatch.ts';

/** What is told when a part of the match begins or ends. `score`: as it stands then, `España 0-0 Argentina`. */
export function describeStretch(
  { period, from, to }: Stretch,
  { match }: ToldMatch,
  scoreAt: (at: number) => string,
): Telling[] {
  const begins = (title: string, body: string): Telling => ({
    at: from,
    minute: null,
    key: false,
    title,
    body,
  });
  const ends = (minute: string, title: string, body: string): Telling => ({
    ...{ at: to, minute, title, body },
    key: true,
  });
  switch (period) {
    case periodIds.firstHalf:
      return [
        { ...begins('Rueda la pelota', `Empieza el partido: ${scoreAt(from)}.`), key: true },
        ends('45', 'Descanso', `Termina el primer tiempo: ${scoreAt(to)}.`),
      ];
    case periodIds.secondHalf:
      return [
        begins('Segundo tiempo', `Vuelven los equipos: ${scoreAt(from)}.`),
        ...(match.ninety
          ? [
              ends(
                '90',
                'Se juega la prórroga',
                `Terminan los 90 minutos: ${scoreAt(to)}. Vienen dos tiempos de 15 minutos.`,
              ),
            ]
          : []),
      ];
    case periodIds.firstExtra:
      return [
        begins('Empieza la prórroga', `Primer tiempo extra: ${scoreAt(from)}.`),
        ends('105', 'Cambio de lado', `Termina el primer tiempo extra: ${scoreAt(to)}.`),
      ];
    default:
      return [];
  }
}

import { said, saidOnce } from '../../plan/Statement.ts';
import type { GroupStory } from '../../plan/Story.ts';
import { count, inWords, inWordsFirst, list, nameOf, past, present } from '../grammar.ts';

type Text = [shape: string, text: string];

/** Headlines from the order of the table. */
export function furtherHeadlines({ table, round, finished, statements }: GroupStory): Text[] {
  const [first, second, , fourth] = table;
  if (!first || !second || !fourth) return [];
  const group = round.group ?? '';
  const [one, two, three, four] = table.map(({ team }) => nameOf(team));
  const onward = said({ statements }, 'goes-on').length;
  if (!finished) {
    return [
      [
        'first',
        `${one ?? ''} ${present(first.team, 'llegar')} de primero a la última fecha del grupo ${group}`,
      ],
      ['ends', `Grupo ${group}: ${one ?? ''} arriba, ${four ?? ''} abajo y una fecha por jugar`],
      ['two-left', `Dos partidos definen el grupo ${group} del Mundial`],
      ['sums', `Las cuentas del grupo ${group} cuando falta una fecha`],
      ...(first.points > second.points
        ? ([
            [
              'chase',
              `${two ?? ''} ${present(second.team, 'seguir')} a ${one ?? ''} en el grupo ${group} a falta de una fecha`,
            ],
          ] satisfies Text[])
        : ([['tied', `${one ?? ''} y ${two ?? ''} comparten la punta del grupo ${group}`]] satisfies Text[])),
    ];
  }
  return [
    ['order', `Grupo ${group}: así terminaron ${list([one ?? '', two ?? '', three ?? '', four ?? ''])}`],
    [
      'winner',
      `${one ?? ''} ${present(first.team, 'quedarse')} con el grupo ${group} por delante de ${two ?? ''}`,
    ],
    ['top-two', `${list([one ?? '', two ?? ''])}, los dos primeros del grupo ${group} del Mundial`],
    [
      'bottom',
      `${four ?? ''} ${present(fourth.team, 'terminar')} en el último lugar del grupo ${group}, con ${fourth.points === 0 ? 'cero puntos' : count(fourth.points, 'punto', 'puntos')}`,
    ],
    ...(onward === 3
      ? ([['three-in', `El grupo ${group} lleva a tres equipos a los dieciseisavos`]] satisfies Text[])
      : ([
          ['two-in', `Solo dos del grupo ${group} siguen en el Mundial: ${list([one ?? '', two ?? ''])}`],
        ] satisfies Text[])),
  ];
}

/** First sentences from the order of the table. */
export function furtherOpenings({ table, round, finished, statements }: GroupStory): Text[] {
  const [first, second, third, fourth] = table;
  if (!first || !second || !third || !fourth) return [];
  const group = round.group ?? '';
  const [one = '', two = '', three = '', four = ''] = table.map(({ team }) => nameOf(team));
  const points = count(first.points, 'punto', 'puntos');
  const separated = second.points - third.points;
  const goals = saidOnce({ statements }, 'totals')?.goals ?? 0;
  if (!finished) {
    const gap = first.points - second.points;
    return [
      [
        'four-played',
        `Con cuatro partidos jugados, ${one} ${present(first.team, 'llevar')} la delantera en el grupo ${group}, con ${points}.`,
      ],
      ['last-week', `La última fecha del grupo ${group} encuentra a ${one} en lo más alto, con ${points}.`],
      [
        'arrive',
        `Así llegan los cuatro del grupo ${group} a la última fecha: ${one}, con ${points}; ${two}, con ${inWords(second.points)}; ${three}, con ${inWords(third.points)}, y ${four}, con ${inWords(fourth.points)}.`,
      ],
      [
        'sum',
        `${goals === 1 ? 'Un gol' : `${inWordsFirst(goals)} goles`} y cuatro partidos después, el primer lugar del grupo ${group} es de ${one}.`,
      ],
      ...(gap > 0
        ? ([
            [
              'distance',
              `${two} ${present(second.team, 'estar')} a ${count(gap, 'punto', 'puntos')} de ${one} en el grupo ${group}, con una fecha por jugar.`,
            ],
          ] satisfies Text[])
        : ([
            [
              'shared',
              `${one} y ${two} comparten la punta del grupo ${group}, con ${points} cada uno y una fecha por jugar.`,
            ],
          ] satisfies Text[])),
    ];
  }
  return [
    [
      'six-played',
      `Con los seis partidos jugados, el grupo ${group} quedó en este orden: ${list([one, two, three, four])}.`,
    ],
    [
      'leaders',
      `${list([one, two])} fueron los dos primeros del grupo ${group}, con ${points} y ${inWords(second.points)}.`,
    ],
    [
      'bottom',
      `${four} ${past(fourth.team, 'cerrar')} la tabla del grupo ${group}, con ${fourth.points === 0 ? 'cero puntos' : count(fourth.points, 'punto', 'puntos')}; ${one} la ${past(first.team, 'ganar')}, con ${inWords(first.points)}.`,
    ],
    [
      'middle',
      second.points > third.points
        ? `A ${two} y ${three} los ${separated === 1 ? 'separó' : 'separaron'} ${count(separated, 'punto', 'puntos')} en el grupo ${group}, detrás de ${one}.`
        : `${two} y ${three} terminaron con los mismos puntos en el grupo ${group}, detrás de ${one}.`,
    ],
    [
      'won-by',
      `El grupo ${group} fue de ${one}, que ${past(first.team, 'sumar')} ${inWords(first.points)} de los nueve puntos posibles.`,
    ],
  ];
}

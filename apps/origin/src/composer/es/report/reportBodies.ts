import { said } from '../../plan/Statement.ts';
import type { ReportStory } from '../../plan/Story.ts';
import type { Phrase } from '../../Phrasebook.ts';
import { capital, nameOf, rotate } from '../grammar.ts';
import { formSentences } from './formSentences.ts';
import { nextSentences } from './nextSentences.ts';
import { recordSentences } from './recordSentences.ts';
import { sheet } from './sheet.ts';
import { tableMarkdown, tableSentences } from './tableSentences.ts';
import {
  benchSentences,
  cardSentences,
  goalList,
  goalParagraphs,
  kickSentences,
  scorerSentences,
  turnSentences,
} from './narrative.ts';
import { crowd } from './reportOpenings.ts';
import { toldMatch, type ToldMatch } from './ToldMatch.ts';

/** What follows the first paragraph, in several orders. */
export function reportBodies(story: ReportStory, turn: number): Phrase[] {
  const told = toldMatch(story);
  const part = partsOf(told, turn);
  const { goals, cards, detail, context, next, table, ficha, kicks, record, list } = part;
  const heads = headingsOf(told, turn);
  const ahead = next === '' ? [] : [heading(heads.next), next];
  const around = [...(table === '' ? [] : [table]), ...context];
  const match = [...goals, ...cards, ...kicks];
  const orders: [string, string[]][] = [
    ['chronicle', [...match, ...detail, ...record, heading(heads.context), ...around, ...ahead]],
    [
      'heading-first',
      [
        ...record,
        heading(heads.match),
        ...match,
        ...detail,
        ...(around.length > 0 ? [heading(heads.context), ...around] : []),
        ...ahead,
      ],
    ],
    [
      'context-first',
      [
        ...context.slice(0, 1),
        heading(heads.match),
        ...match,
        ...detail,
        ...record,
        ...(table === '' && context.length < 2
          ? []
          : [heading(heads.context), ...(table === '' ? [] : [table]), ...context.slice(1)]),
        ...ahead,
      ],
    ],
    ...(story.goals.length >= 2
      ? ([
          [
            'goal-list',
            [
              ...detail,
              ...record,
              heading(heads.list),
              list,
              ...cards,
              ...kicks,
              ...(around.length > 0 ? [heading(heads.context), ...around] : []),
              ...ahead,
            ],
          ],
        ] satisfies [string, string[]][])
      : []),
    ...(part.grid === ''
      ? []
      : ([
          [
            'with-table',
            [...match, ...detail, ...record, heading(heads.table), part.grid, ...context, ...ahead],
          ],
        ] satisfies [string, string[]][])),
    ...(ficha === ''
      ? []
      : ([
          [
            'sheet-last',
            [
              ...match,
              ...detail,
              ...record,
              ...around.slice(0, 1),
              ...(next === '' ? [] : [next]),
              heading(heads.sheet),
              ficha,
            ],
          ],
        ] satisfies [string, string[]][])),
    ...(next === ''
      ? []
      : ([
          [
            'next-first',
            [next, heading(heads.match), ...match, ...detail, ...record, heading(heads.context), ...around],
          ],
        ] satisfies [string, string[]][])),
  ];
  return orders.map(([shape, blocks]) => ({ shape, text: closeHeadings(blocks).join('\n\n') }));
}

interface Parts {
  goals: string[];
  cards: string[];
  detail: string[];
  context: string[];
  kicks: string[];
  record: string[];
  next: string;
  table: string;
  grid: string;
  ficha: string;
  list: string;
}

function partsOf(told: ToldMatch, turn: number): Parts {
  const people = crowd(told);
  const bench = [turnSentences(told), benchSentences(told), scorerSentences(told, turn)]
    .filter((text) => text !== '')
    .join(' ');
  return {
    goals: goalParagraphs(told, turn),
    cards: some(cardSentences(told)),
    detail: some(bench),
    context: formSentences(told, turn),
    kicks: some(kickSentences(told)),
    record: some(recordSentences(told)),
    next: nextSentences(told, turn),
    table: tableSentences(told, turn),
    grid: tableMarkdown(told),
    ficha: people === '' && said(told.story, 'yellow-cards').length === 0 ? '' : sheet(told),
    list: goalList(told),
  };
}

function some(text: string): string[] {
  return text === '' ? [] : [text];
}

function heading(text: string): string {
  return `## ${text}`;
}

/** A heading that nothing follows is dropped. */
function closeHeadings(blocks: string[]): string[] {
  return blocks.filter(
    (block, at) =>
      !block.startsWith('## ') || (blocks[at + 1] !== undefined && !blocks[at + 1]?.startsWith('## ')),
  );
}

function headingsOf(
  told: ToldMatch,
  turn: number,
): Record<'match' | 'context' | 'next' | 'table' | 'sheet' | 'list', string> {
  const { game, goals, home, away, city, winner } = told;
  const group = game.round?.kind === 'group' ? `grupo ${game.round.group ?? ''}` : null;
  const team = nameOf(winner ?? game.home);
  return {
    match:
      goals.length === 0
        ? rotate(['Un partido sin goles', 'Noventa minutos en cero', `El 0-0 de ${city}`], turn)
        : rotate(
            [
              'Cómo llegaron los goles',
              'El partido, gol a gol',
              `Los goles de ${city}`,
              `${capital(home)} y ${away}, minuto a minuto`,
              'La historia del marcador',
            ],
            turn,
          ),
    context: group
      ? rotate(
          [
            `Así está el ${group}`,
            'La cuenta de cada uno',
            `El ${group} después de este resultado`,
            'Lo que deja el resultado',
          ],
          turn,
        )
      : rotate(['Lo que deja el resultado', `${team}, en números`, 'Los antecedentes', 'Las cuentas'], turn),
    next: rotate(['Lo que viene', 'El calendario', 'Próxima parada', 'Cuándo vuelven a jugar'], turn),
    table: group ? rotate([`La tabla del ${group}`, `El ${group}, en limpio`], turn) : 'La tabla',
    sheet: rotate(['La ficha', 'Ficha del partido', 'Los datos del partido'], turn),
    list: rotate(['Los goles', 'El marcador, paso a paso', 'Goles y minutos'], turn),
  };
}

import { said } from '../../plan/Statement.ts';
import type { ReportStory } from '../../plan/Story.ts';
import type { Phrase } from '../../Phrasebook.ts';
import { capital, nameOf, rotate } from '../grammar.ts';
import { formSentences } from './formSentences.ts';
import { nextSentences } from './nextSentences.ts';
import { beforeSentences, pathList, pathTeam, recentList } from './pathSentences.ts';
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
import { shortest } from '../../ways.ts';

/** So short that the way to the match is told with it. */
const thin = 140;

/** What follows the first paragraph, in several orders. */
export function reportBodies(story: ReportStory, turn: number, opening: string): Phrase[] {
  const told = toldMatch(story, opening);
  const part = partsOf(told, turn);
  const heads = headingsOf(told, turn);
  const countWords = wordCounter();
  return ordersOf(story, part, heads).map(([shape, blocks]) => ({
    shape,
    text: fill(blocks, part, heads, countWords, opening).join('\n\n'),
  }));
}

function ordersOf(story: ReportStory, part: Parts, heads: Headings): [string, string[]][] {
  const { goals, cards, detail, context, next, table, ficha, kicks, record, list } = part;
  const ahead = next === '' ? [] : [heading(heads.next), next];
  const around = [...(table === '' ? [] : [table]), ...context];
  const match = [...goals, ...cards, ...kicks];
  const scene = [...match, ...detail, ...record];
  return [
    ['chronicle', [...scene, heading(heads.context), ...around, ...ahead]],
    [
      'heading-first',
      [...record, heading(heads.match), ...match, ...detail, heading(heads.context), ...around, ...ahead],
    ],
    [
      'context-first',
      [
        ...context.slice(0, 1),
        heading(heads.match),
        ...scene,
        heading(heads.context),
        ...(table === '' ? [] : [table]),
        ...context.slice(1),
        ...ahead,
      ],
    ],
    // By what decided it: the comeback or the late goal first, then how it came to that
    ...order('decisive-first', part.turn !== '', [
      part.turn,
      heading(heads.match),
      ...match,
      ...part.others,
      ...record,
      heading(heads.context),
      ...around,
      ...ahead,
    ]),
    // By who scored: his figures first
    ...order('scorer-first', said(story, 'several').length > 0 && part.scorer !== '', [
      part.scorer,
      heading(heads.match),
      ...match,
      ...record,
      heading(heads.context),
      ...around,
      ...ahead,
    ]),
    // By what it means: the table before the goals
    ...order('table-first', table !== '', [table, ...context, heading(heads.match), ...scene, ...ahead]),
    ...order('goal-list', story.goals.length >= 2, [
      ...record,
      heading(heads.list),
      list,
      ...cards,
      ...kicks,
      ...detail,
      heading(heads.context),
      ...around,
      ...ahead,
    ]),
    ...order('with-table', part.grid !== '', [
      ...scene,
      heading(heads.table),
      part.grid,
      ...context,
      ...ahead,
    ]),
    ...order('sheet-last', ficha !== '', [
      ...scene,
      ...around.slice(0, 1),
      ...(next === '' ? [] : [next]),
      heading(heads.sheet),
      ficha,
    ]),
    ...order('next-first', next !== '', [
      next,
      heading(heads.match),
      ...scene,
      heading(heads.context),
      ...around,
    ]),
    ...order('path-last', part.path !== '', [
      ...scene,
      heading(heads.context),
      ...around,
      heading(heads.path),
      part.path,
      ...ahead,
    ]),
  ];
}

function order(shape: string, fits: boolean, blocks: string[]): [string, string[]][] {
  return fits ? [[shape, blocks]] : [];
}

/** Drops headings that nothing follows; adds the way to the match, then its sheet, to what would be too thin. */
function fill(
  blocks: string[],
  part: Parts,
  heads: Headings,
  countWords: ReturnType<typeof wordCounter>,
  opening: string,
): string[] {
  const extras = [
    [heading(heads.path), part.path],
    [heading(heads.sheet), part.ficha],
    [heading(heads.table), part.grid],
    [part.before],
    [heading(heads.recent), part.recent],
    [heading(heads.sheet), part.ficha === '' ? part.sheet : ''],
  ];
  let full = closeHeadings(blocks);
  for (const extra of extras) {
    const text = extra.at(-1) ?? '';
    if (countWords([opening, ...full]) >= thin || text === '' || full.includes(text)) continue;
    full = [...full, ...extra];
  }
  return full;
}

/** How many words some blocks have at least; each block is counted once. */
function wordCounter(): (blocks: readonly string[]) => number {
  const known = new Map<string, number>();
  const wordsOf = (block: string): number => {
    const words = shortest(block)
      .replace(/[|#*-]+/g, ' ')
      .trim()
      .split(/\s+/).length;
    known.set(block, words);
    return words;
  };
  return (blocks) => blocks.reduce((sum, block) => sum + (known.get(block) ?? wordsOf(block)), 0);
}

interface Parts {
  goals: string[];
  cards: string[];
  detail: string[];
  /** Of the detail: how it was turned, the scorers, and all but the turn. */
  turn: string;
  scorer: string;
  others: string[];
  context: string[];
  kicks: string[];
  record: string[];
  next: string;
  table: string;
  grid: string;
  ficha: string;
  /** The same of a match with little on record: for what would be too thin. */
  sheet: string;
  list: string;
  /** The tournament up to this match, as a list. */
  path: string;
  /** The last match of each side before this one. */
  before: string;
  recent: string;
}

type Headings = Record<'match' | 'context' | 'next' | 'table' | 'sheet' | 'list' | 'path' | 'recent', string>;

function partsOf(told: ToldMatch, turn: number): Parts {
  const people = crowd(told);
  const turned = turnSentences(told);
  const scorer = scorerSentences(told);
  const bench = benchSentences(told);
  const joined = (texts: string[]): string => texts.filter((text) => text !== '').join(' ');
  return {
    goals: goalParagraphs(told, turn),
    cards: some(cardSentences(told)),
    turn: turned,
    scorer,
    others: some(joined([bench, scorer])),
    detail: some(joined([turned, bench, scorer])),
    context: formSentences(told),
    kicks: some(kickSentences(told)),
    record: some(recordSentences(told)),
    next: nextSentences(told),
    table: tableSentences(told),
    grid: tableMarkdown(told),
    ficha: people === '' && said(told.story, 'yellow-cards').length === 0 ? '' : sheet(told),
    sheet: sheet(told),
    list: goalList(told),
    path: pathList(told.story),
    before: beforeSentences(told.story, turn),
    recent: recentList(told.story),
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

function headingsOf(told: ToldMatch, turn: number): Headings {
  const { game, goals, home, away, city } = told;
  const group = game.round?.kind === 'group' ? `grupo ${game.round.group ?? ''}` : null;
  return {
    match:
      goals.length === 1
        ? rotate(
            ['Cómo llegó el gol', `El gol de ${city}`, 'El gol y el minuto', 'Así se rompió el cero'],
            turn,
          )
        : goals.length === 0
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
      : rotate(['Lo que deja el resultado', 'Los antecedentes', 'Las cuentas', 'El contexto'], turn),
    next: rotate(['Lo que viene', 'El calendario', 'Próxima parada', 'Cuándo vuelven a jugar'], turn),
    table: group ? rotate([`La tabla del ${group}`, `El ${group}, en limpio`], turn) : 'La tabla',
    sheet: rotate(['La ficha', 'Ficha del partido', 'Los datos del partido'], turn),
    path: rotate(
      [
        `El camino de ${nameOf(pathTeam(told.story) ?? game.home)}`,
        `${nameOf(pathTeam(told.story) ?? game.home)}, partido a partido`,
        `Los resultados de ${nameOf(pathTeam(told.story) ?? game.home)}`,
      ],
      turn,
    ),
    recent: rotate(['Lo anterior', 'Los partidos previos', 'Antes de este partido'], turn),
    list: rotate(['Los goles', 'El marcador, paso a paso', 'Goles y minutos'], turn),
  };
}

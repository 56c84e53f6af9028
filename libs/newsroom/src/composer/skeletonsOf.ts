import { maskText } from './maskText.ts';

const calendar =
  /(?<!\p{L})(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|(?:segunda|terça|quarta|quinta|sexta)-feira|enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro)(?!\p{L})/gu;
/** `do Brasil`, `da Argentina`, `de Cuba` are said alike. */
const articles =
  /(?<!\p{L})(?:el|la|los|las|al|del|o|a|os|as|de|do|da|dos|das|em|no|na|nos|nas|ao|à|aos|às|pelo|pela|pelos|pelas|the)(?= #)/giu;
/** Where a sentence may end; not after one of these. */
const ends = /([.!?]["”’)]?)\s+(?=[\p{Lu}\d¿¡*[“"])/u;
const abbreviation = /(?:^|[\s(])(?:St|Jr|Sr|Mr|vs|[ap]\.m)$/;
/** Headings, tables, pull quotes, lists, a label in bold, and the line above a list. */
const noProse = /^(?:#|\||>|- |\d+\. |\*\*[^*]*\*\*$)|:$/;

/** The sentences of running text; headings, tables, lists, labels and pull quotes are none. */
export function sentencesOf(markdown: string): string[] {
  return markdown
    .split('\n')
    .filter((line) => !noProse.test(line))
    .flatMap(splitLine);
}

/**
 * The sentences of an article as words without names, figures, days and hours: two sentences of one skeleton read alike.
 * What has no word of its own is none.
 */
export function skeletonsOf(markdown: string): string[] {
  return sentencesOf(markdown).map(skeletonOf).filter(hasWords);
}

export const hasWords = (skeleton: string): boolean => /\p{Ll}/u.test(skeleton);

function splitLine(line: string): string[] {
  const sentences: string[] = [];
  let open = '';
  const parts = line.split(ends);
  for (let at = 0; at < parts.length; at += 2) {
    const text = open + (parts[at] ?? '');
    const stop = parts[at + 1] ?? '';
    if (stop !== '' && abbreviation.test(text)) open = `${text}${stop} `;
    else {
      sentences.push(text + stop);
      open = '';
    }
  }
  return open === '' ? sentences : [...sentences, open.trimEnd()];
}

export function skeletonOf(sentence: string): string {
  return maskText(sentence.replace(calendar, '0'))
    .replace(articles, 'de')
    .replace(/[.!?]+$/, '');
}

import type { DeskRule } from './DeskRule.ts';

/** Shorter sentences are lines of a list. */
const least = 25;
/** `vem de vitória por 5 a 1 sobre Curaçao`: the match that a team comes from. */
const comingFrom = /(?<!\p{L})(?:vem|vêm|viene|vienen|is coming off) (?:de |del |da |do )?[^.;,]{12,}/gu;

/** Nothing stands twice in the text: a sentence, the match that a team comes from, the crowd. A pull quote repeats. */
export const toldTwice: DeskRule = ({ head, markdown }, { matchesOf }) => {
  const card = matchesOf({ file: '', head, markdown }).find(({ key }) => key === head.matchCard);
  return repeatsIn(markdown, card?.attendance ?? null).map((text) => `says twice: ${text}`);
};

/** What a text says twice; `crowd` is the attendance of the match it is about. */
function repeatsIn(markdown: string, crowd: number | null): string[] {
  const all = claimsIn(markdown, crowd);
  return all.filter((text, at) => all.indexOf(text) !== at);
}

/** What a text may say once. */
export function claimsIn(markdown: string, crowd: number | null): string[] {
  const lines = markdown.split('\n').filter((line) => !/^[>|]/.test(line));
  const sentences = lines
    .flatMap((line) => line.split(/(?<=[.!?])\s+(?=[\p{Lu}¿¡])/u))
    .filter((text) => text.length >= least);
  const prose = lines.filter((line) => !line.startsWith('- ')).join('\n');
  const figure = crowd !== null && crowd > 999 ? new RegExp(grouped(crowd), 'g') : null;
  return [
    ...sentences,
    ...[...prose.matchAll(comingFrom)].map(([found]) => found),
    ...(figure ? [...prose.matchAll(figure)].map(([found]) => found) : []),
  ];
}

/** `80824` as either `80.824` or `80,824`. */
const grouped = (number: number): string => String(number).replace(/\B(?=(\d{3})+$)/g, '[.,\u00a0 ]');

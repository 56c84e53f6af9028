const open = '\uE000';
const between = '\uE001';
const close = '\uE002';

/**
 * Several ways to say a part of a text: a word, a clause, whole sentences. The composer takes the one its site has used least
 * (`Sayings.ts`). An empty way leaves the part out, and is taken only when all others are used up. Ways may hold ways.
 */
export function ways(...all: readonly string[]): string {
  return all.length === 1 ? (all[0] ?? '') : `${open}${all.join(between)}${close}`;
}

/** A text up to its first choice, the ways of that, and what follows; `null` when there is nothing to choose. */
export function firstChoice(text: string): { before: string; all: string[]; after: string } | null {
  const start = text.indexOf(open);
  if (start < 0) return null;
  const all: string[] = [];
  let depth = 0;
  let from = start + 1;
  for (let at = start; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === open) depth += 1;
    if (letter === between && depth === 1) {
      all.push(text.slice(from, at));
      from = at + 1;
    }
    if (letter === close) {
      depth -= 1;
      if (depth === 0) {
        all.push(text.slice(from, at));
        return { before: text.slice(0, start), all, after: text.slice(at + 1) };
      }
    }
  }
  throw new Error(`ways without an end: ${text}`);
}

/** The words up to the first choice. */
export const untilChoice = (text: string): string => text.split(open, 1)[0] ?? '';

/** Does something to a text, or to each way it may begin with. */
export function toEachStart(text: string, change: (start: string) => string): string {
  if (!text.startsWith(open)) return change(text);
  const choice = firstChoice(text);
  return choice ? ways(...choice.all.map((way) => toEachStart(way, change))) + choice.after : text;
}

/** The text with the shortest way of each choice: what is left at least. */
export function shortest(text: string): string {
  const choice = firstChoice(text);
  if (!choice) return text;
  const [way = ''] = choice.all.map(shortest).sort((one, other) => one.length - other.length);
  return choice.before + way + shortest(choice.after);
}

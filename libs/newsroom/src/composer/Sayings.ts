import { spread } from './plan/spread.ts';
import { hasWords, sentencesOf, skeletonOf } from './skeletonsOf.ts';
import { firstChoice, untilChoice } from './ways.ts';

/**
 * What the articles of a site have said so far, by the skeletons of their sentences (`skeletonsOf`). Of several ways to say
 * something it takes, in an order that the key of the story gives, the first that is rare, else the one that was used least: so
 * neighbours differ, and the same facts always give the same words.
 */
export class Sayings {
  readonly #limit: number;
  readonly #uses = new Map<string, number>();
  readonly #skeletons = new Map<string, string>();
  readonly #lines = new Map<string, readonly string[]>();

  /** @param limit in so many articles a sentence may stand, but for its names and figures */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The text with every choice made; a `whole` one leaves nothing out, and says things the long way. */
  choose(text: string, key: string, whole = false): string {
    let done = '';
    let rest = text;
    // What the lines above say
    const above = new Set<string>();
    for (let choice = firstChoice(rest); choice; choice = firstChoice(rest)) {
      const lines = (done.slice(done.lastIndexOf('\n') + 1) + choice.before).split('\n');
      for (const line of lines.slice(0, -1)) for (const one of this.#skeletonsOf(line)) above.add(one);
      done += choice.before;
      rest =
        this.#best(choice.all, { above, line: lines.at(-1) ?? '' }, choice.after, key, whole) + choice.after;
    }
    return done === '' && rest === text ? text : tidy(done + rest);
  }

  /** How many sentences of a text have been said in as many articles as may have them. */
  overused(text: string): number {
    return [...this.#all(text)].filter((one) => this.#usesOf(one) >= this.#limit).length;
  }

  /** An article stands: what it says is said once more. */
  note(text: string): void {
    for (const one of this.#all(text)) this.#uses.set(one, this.#usesOf(one) + 1);
    // No other article has the same lines.
    this.#lines.clear();
  }

  #best(
    all: readonly string[],
    { above, line }: { above: ReadonlySet<string>; line: string },
    after: string,
    key: string,
    whole: boolean,
  ): string {
    // What of the sentence stands already
    const begun = /[.!?] $|^$/.test(line) ? '' : (sentencesOf(line).at(-1) ?? line);
    const beside = this.#skeletonsOf(line);
    const isSaid = (one: string) => above.has(one) || beside.includes(one);
    const end = sentenceEnd(after);
    const inTurn = withWords(all)
      .map((way) => ({ way, place: whole ? -way.length : spread(`${key} ${way}`, 9973) }))
      .sort((one, other) => one.place - other.place);
    // Leaving it out comes before saying it once too often
    let best = { way: '', uses: all.includes('') && !whole ? this.#limit : Number.POSITIVE_INFINITY };
    for (const { way } of inTurn) {
      const sentences = this.#skeletonsOf(begun + untilChoice(way + end));
      const uses = Math.max(0, ...sentences.map((one) => (isSaid(one) ? this.#limit : this.#usesOf(one))));
      if (uses < best.uses) best = { way, uses };
      // Rare enough: to look further would take its time
      if (uses < this.#limit / 2) break;
    }
    return best.way;
  }

  /** As the function of that name, for one line; the ways of a text would ask the same again and again. */
  #skeletonsOf(line: string): readonly string[] {
    const known = this.#lines.get(line);
    if (known) return known;
    const skeletons = sentencesOf(line)
      .map((sentence) => {
        const skeleton = this.#skeletons.get(sentence) ?? skeletonOf(sentence);
        this.#skeletons.set(sentence, skeleton);
        return skeleton;
      })
      .filter(hasWords);
    this.#lines.set(line, skeletons);
    return skeletons;
  }

  #all(text: string): Set<string> {
    return new Set(text.split('\n').flatMap((line) => this.#skeletonsOf(line)));
  }

  #usesOf(skeleton: string): number {
    return this.#uses.get(skeleton) ?? 0;
  }
}

const withWords = (all: readonly string[]): readonly string[] => all.filter((way) => way !== '');

/** What is left of the sentence. */
function sentenceEnd(text: string): string {
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text.split('\n', 1)[0] ?? '';
}

/** What a part that was left out leaves behind: blanks, and a heading that nothing follows. */
function tidy(text: string): string {
  const blocks = text
    .split(/\n{2,}/)
    .map((block) => block.replace(/ {2,}/g, ' ').replace(/^ +| +$/gm, ''))
    .filter((block) => block !== '');
  return blocks
    .filter((block, at) => !block.startsWith('## ') || (blocks[at + 1] ?? '## ').startsWith('## ') === false)
    .join('\n\n');
}

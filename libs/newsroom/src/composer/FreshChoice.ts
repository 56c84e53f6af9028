import { firstSentence, maskText } from './maskText.ts';
import type { Phrase } from './Phrasebook.ts';
import { untilChoice } from './ways.ts';

/** Of so many texts before it, on the page of all and on each page of a section, none shares its shape as long as there are others. */
const distance = 8;

/**
 * Takes, of several texts, the one that reads least like those before it: a shape that no near neighbour has,
 * then the words used least often, then the shape used longest ago.
 */
export class FreshChoice {
  readonly #recent = new Map<string, string[]>();
  readonly #uses = new Map<string, number>();
  readonly #last = new Map<string, number>();
  #turn = 0;

  /**
   * @param pages the lists the text will stand in: its sections
   * @param worn how many of its sentences have been said often enough
   */
  take<Text extends Phrase>(
    offered: readonly Text[],
    pages: readonly string[],
    worn: (text: string) => number = () => 0,
  ): Text {
    const near = offered.map(({ shape }) => this.#nearness(shape, pages));
    const least = Math.min(...near);
    const farthest = offered.filter((_, at) => near[at] === least);
    const [best] = farthest
      .map((text) => ({
        ...{ text, worn: worn(text.text), uses: this.#usesOf(text) },
        last: this.#last.get(text.shape) ?? -1,
      }))
      .sort((one, other) => one.worn - other.worn || one.uses - other.uses || one.last - other.last);
    if (!best) throw new Error('Nothing to choose from');
    this.#note(best.text, pages);
    return best.text;
  }

  /** How near the shape was used: 0 not at all, more the nearer. */
  #nearness(shape: string, pages: readonly string[]): number {
    const found = ['', ...pages].map((page) => (this.#recent.get(page) ?? []).lastIndexOf(shape) + 1);
    return Math.max(...found);
  }

  #usesOf({ text }: Phrase): number {
    return this.#uses.get(maskText(firstSentence(untilChoice(text)))) ?? 0;
  }

  #note({ shape, text }: Phrase, pages: readonly string[]): void {
    for (const page of ['', ...pages]) {
      this.#recent.set(page, [...(this.#recent.get(page) ?? []), shape].slice(-distance));
    }
    const words = maskText(firstSentence(untilChoice(text)));
    this.#uses.set(words, (this.#uses.get(words) ?? 0) + 1);
    this.#last.set(shape, (this.#turn += 1));
  }
}

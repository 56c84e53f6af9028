import type { Element } from 'domhandler';
import { openingTag } from './readTree';

const empty = /<(a|strong|b|em|i|sub|sup)(?: [^>]*)?><\/\1>/g;
const outerBreaks = /^(?:\s|<br \/>)+|(?:\s|<br \/>)+$/g;

/**
 * Running text while it is gathered. What stands between two boxes becomes a paragraph, whether the newsroom marked
 * it as one or not; emphasis and links that reach over a box go on behind it.
 */
export class TextRun {
  #paragraphs: string[] = [];
  #html = '';
  #hasWords = false;
  #open: Element[] = [];
  #endsInBreak = false;

  addWords(words: string): void {
    this.#html += words;
    this.#hasWords ||= /[^\s\u200b]/.test(words);
    this.#endsInBreak &&= words.trim() === '';
  }

  addBreak(): void {
    // Two line breaks in a row part paragraphs.
    if (this.#open.length === 0 && this.#endsInBreak) this.#part();
    else this.#html += '<br />';
    this.#endsInBreak = true;
  }

  begin(element: Element): void {
    this.#open.push(element);
    this.#html += openingTag(element);
    this.#endsInBreak = false;
  }

  /** Ends the element that began last. */
  end(): void {
    this.#html += `</${this.#open.pop()?.name}>`;
    this.#endsInBreak = false;
  }

  /** The opening tag of the link that is open here; empty where there is none. */
  get link(): string {
    const link = this.#open.findLast(({ name }) => name === 'a');
    return link ? openingTag(link) : '';
  }

  /** The paragraphs gathered since the last time, without their tags. */
  take(): string[] {
    this.#part();
    const paragraphs = this.#paragraphs;
    this.#paragraphs = [];
    return paragraphs;
  }

  #part(): void {
    const closing = this.#open.toReversed().map(({ name }) => `</${name}>`);
    const html = (this.#html + closing.join('')).replace(empty, '').replace(outerBreaks, '');
    if (this.#hasWords) this.#paragraphs.push(html);
    this.#html = this.#open.map(openingTag).join('');
    this.#hasWords = false;
  }
}

import { isBlank } from './plainText';
import type { Token } from './readTokens';

const empty = /<(a|strong|b|em|i|sub|sup)(?: [^>]*)?><\/\1>/g;
const outerBreaks = /^(?:\s|<br \/>)+|(?:\s|<br \/>)+$/g;

/**
 * Running text while it is gathered. What stands between two boxes becomes a paragraph, whether the newsroom marked
 * it as one or not; emphasis and links that reach over a box go on behind it.
 */
export class TextRun {
  #paragraphs: string[] = [];
  #html = '';
  /** Tags that are open, as they were written. */
  #open: Token[] = [];
  #endsInBreak = false;

  add(token: Token): void {
    // Two line breaks in a row part paragraphs.
    if (token.tag === 'br' && this.#open.length === 0 && this.#endsInBreak) this.#part();
    else if (token.tag === '' || token.tag === 'br') this.#html += token.raw;
    else if (!token.closes) this.#begin(token);
    else this.#end(token);
    this.#endsInBreak = token.tag === 'br' || (this.#endsInBreak && token.raw.trim() === '');
  }

  /** The link that is open here, as it was written; empty where there is none. */
  get link(): string {
    return this.#open.findLast(({ tag }) => tag === 'a')?.raw ?? '';
  }

  /** The paragraphs gathered since the last time, without their tags. */
  take(): string[] {
    this.#part();
    const paragraphs = this.#paragraphs;
    this.#paragraphs = [];
    return paragraphs;
  }

  #part(): void {
    const closing = this.#open.toReversed().map(({ tag }) => `</${tag}>`);
    const html = (this.#html + closing.join('')).replace(empty, '').replace(outerBreaks, '');
    if (!isBlank(html)) this.#paragraphs.push(html);
    this.#html = this.#open.map(({ raw }) => raw).join('');
  }

  #begin(token: Token): void {
    this.#open.push(token);
    this.#html += token.raw;
  }

  #end({ tag, raw }: Token): void {
    const at = this.#open.findLastIndex((open) => open.tag === tag);
    if (at === -1) return;
    this.#open.splice(at, 1);
    this.#html += raw;
  }
}

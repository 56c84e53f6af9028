/** Follows the tags of a text, and says where in a table what stands behind them is. */
export class TableCells {
  #headings: string[] | null = null;
  #column = -1;
  #inHeading = false;

  /** To be told every tag, and the text behind it. */
  pass(tag: string, text: string): void {
    const name = /^<(\/?\w+)/.exec(tag)?.[1]?.toLowerCase();
    if (name === 'table') this.#headings = [];
    if (name === '/table') this.#headings = null;
    if (name === 'tr') this.#column = -1;
    if (name === 'td' || name === 'th') this.#column += 1;
    if (name === 'th' || name === '/th') this.#inHeading = name === 'th';
    if (this.#headings && this.#inHeading)
      this.#headings[this.#column] = (this.#headings[this.#column] ?? '') + text;
  }

  /** The heading above; `null` outside of a table. */
  get heading(): string | null {
    return this.#headings && (this.#headings[this.#column] ?? '');
  }
}

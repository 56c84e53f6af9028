/** A piece of a cleaned text: a tag, or the words up to the next one. */
export type Token = { readonly raw: string; readonly tag: string; readonly closes: boolean };

const pattern = /<(\/?)([a-z][a-z0-9-]*)[^>]*>|[^<]+/g;

/** Reads what the cleaning wrote: every `<` begins a tag there, and no attribute holds a `>`. */
export function* readTokens(html: string): Generator<Token> {
  for (const [raw, slash, tag = ''] of html.matchAll(pattern)) yield { raw, tag, closes: slash === '/' };
}

import type { Page } from './readPage';

/** Of code: `arrangeHome`, `CardArticle`. What is part of a path or a longer word is none. */
const name = /(?<![\w/.<-])[A-Za-z][A-Za-z0-9]*[A-Z][A-Za-z0-9]*(?![\w/.-])/g;

/** Names in inline code that no file of the workspace has. */
export function findUnknownNames({ codes }: Page, isKnown: (name: string) => boolean): string[] {
  return codes
    .flatMap((code) => code.match(name) ?? [])
    .filter((found) => /[a-z]/.test(found) && !isKnown(found));
}

/** All words of some sources. */
export const wordsOf = (sources: readonly string[]): Set<string> =>
  new Set(sources.flatMap((source) => source.match(/[A-Za-z_]\w*/g) ?? []));

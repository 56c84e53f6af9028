import path from 'node:path';
import type { Page } from './readPage';

const inWorkspace = /(?<![\w./-])(?:apps|libs|tools|docs)\/(?:\{[^}]*\}|<[^>]+>|[^\s`'"),:;#$<>{}])+/g;
const fileName = /^[A-Za-z][\w-]*(?:\.[a-z0-9]+)*\.(?:tsx?|mts|mjs|css|yaml|svg)$/;

/**
 * Files and folders that a page names and that are not there: in code of both kinds by their way from the root, in
 * inline code also by their name alone. A way may leave the ending out, and say `<id>`, `…` or `*` for any name.
 */
export function findMissingFiles({ codes, blocks }: Page, files: readonly string[]): string[] {
  const names = new Set(files.map((file) => path.basename(file)));
  const all = files.join('\n');
  const ways = [...codes, ...blocks.map(({ text }) => text)].flatMap((code) => code.match(inWorkspace) ?? []);
  return [
    ...ways.filter((named) => !toPattern(named).test(all)),
    ...codes.filter((code) => fileName.test(code) && !names.has(code)),
  ];
}

/** Of a list of files, one in each line: the file itself, or one in the folder. */
function toPattern(named: string): RegExp {
  const source = named
    .replace(/[./]+$/, '')
    .replace(/[.+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{([^}]*)\}/g, (_, choices: string) => `(?:${choices.replaceAll(',', '|')})`)
    .replaceAll('**', '.+')
    .replace(/<[^>]+>|…|\*/g, '[^/\n]+');
  return new RegExp(`^${source}(?:[./].*)?$`, 'm');
}

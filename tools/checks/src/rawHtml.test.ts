import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesIn } from './filesIn';
import { workspaceFolder } from './workspaceFolder';

const read = (file: string) => readFileSync(path.join(workspaceFolder, file), 'utf8');
const isShipped = (file: string) => /\.tsx?$/.test(file) && !/\.(?:test|stories|e2e)\.tsx?$/.test(file);
const sources = ['libs', 'apps'].flatMap((folder) => filesIn(folder)).filter(isShipped);
const those = (pattern: RegExp) => sources.filter((file) => pattern.test(read(file)));
/** What the document lists in its tables, by the paths that it names. */
const document = read('docs/security.md');

it('every file that writes HTML as a string is in the list of docs/security.md', () => {
  const writing = those(/dangerouslySetInnerHTML=|\.innerHTML = |insertAdjacentHTML\(/);

  expect(writing.length).toBeGreaterThan(15);
  expect(writing.filter((file) => !document.includes(`\`${file}\``))).toEqual([]);
});

it('one file alone cleans HTML', () => {
  expect(those(/^import (?!type\b).*from 'sanitize-html'/m)).toEqual(['libs/site/src/text/sanitize.ts']);
});

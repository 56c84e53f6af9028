import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { isTest } from '../productCoverage/isTest';
import { workspaceFolder } from '../workspaceFolder';
import { formatThreeLanguages } from './formatThreeLanguages';
import { languageRows, languageTests } from './languageRows';

const docs = path.join(workspaceFolder, 'docs/three-languages.md');
const tests = languageRows.map(({ what, words, withScript, withoutScript }) => ({
  ...{ what, words },
  heldBy: [withScript, withoutScript].filter((heldBy) => !heldBy.startsWith('none: ')),
}));

it('docs/three-languages.md has every line', async () => {
  const config = await resolveConfig(docs);
  const text = await format(formatThreeLanguages(), { ...config, parser: 'markdown' });

  await expect(text).toMatchFileSnapshot(docs);
});

it('each is held by an end-to-end test that there is', () => {
  const all = tests.flatMap(({ heldBy }) => heldBy);

  expect(all.filter((heldBy) => !heldBy.includes('.e2e.ts › ') || !isTest(heldBy))).toEqual([]);
  expect(tests.filter(({ heldBy }) => heldBy.length === 0)).toEqual([]);
});

it('what has words is asked in each language', () => {
  const spoken = tests.filter(({ words }) => words);

  expect(spoken.filter(({ heldBy }) => !heldBy.some((name) => name.startsWith(languageTests)))).toEqual([]);
});

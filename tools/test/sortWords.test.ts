import { describe, expect, it } from 'vitest';
import { sortWords } from './sortWords.mjs';

const projects = new Map([
  ['ui', 'libs/ui'],
  ['e2e', 'libs/e2e'],
  ['brand-fca', 'libs/brands/src/fca'],
]);
const sort = (...words: string[]) => sortWords(words, projects);
const none = { steps: [], projects: [], files: [] };

describe('the words after npm test', () => {
  it('name steps, as one types them or as the summary shows them', () => {
    expect(sort('lint', 'unit tests', 'e2e')).toEqual({ ...none, steps: ['lint', 'unit', 'e2e'] });
  });

  it('name projects; one that is called as a step is needs its whole name', () => {
    expect(sort('ui', '@cancha/e2e')).toEqual({ ...none, projects: ['ui', 'e2e'] });
  });

  it('name test files from the root of the workspace', () => {
    const file = 'tools/test/sortWords.test.ts';
    expect(sort(file)).toEqual({ ...none, files: [file] });
  });

  it.each(['lnt', 'tools/test/gone.test.ts', 'tools/test/sortWords.mjs'])(
    'that name nothing are answered with what there is: %s',
    (word) => {
      expect(() => sort(word)).toThrow(`There is no step, project or test file “${word}”.`);
      expect(() => sort(word)).toThrow(/Steps: format, lint, .*\nProjects: e2e, ui\.$/);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { readWords } from './readWords.ts';

const none = { steps: [], projects: [], files: [] };
const nothing = { affected: false, all: false, help: false, name: null, ...none };
const everywhere = { folders: ['apps', 'libs', 'tools'] };

describe('the words after npm test', () => {
  it('are not needed: everything runs', () => {
    expect(readWords([])).toEqual({ ...nothing, ...everywhere });
  });

  it('say what may be left out, and what may not', () => {
    expect(readWords(['--affected'])).toMatchObject({ affected: true, all: false });
    expect(readWords(['--all'])).toMatchObject({ affected: false, all: true });
    expect(readWords(['-h'])).toMatchObject({ help: true });
  });

  it('name steps', () => {
    expect(readWords(['lint', 'unit', 'e2e'])).toMatchObject({ ...none, steps: ['lint', 'unit', 'e2e'] });
  });

  it('name projects; one that is called as a step is needs its whole name', () => {
    expect(readWords(['ui', '@cancha/e2e'])).toMatchObject({
      ...none,
      projects: ['ui', 'e2e'],
      folders: ['libs/ui', 'libs/e2e'],
    });
  });

  it('name projects that lie within another, and the tools', () => {
    const folders = ['libs/ui/.storybook', 'libs/brands/checks', 'tools', 'apps/fca-e2e'];
    expect(readWords(['storybook', 'brands-checks', 'tools', 'fca-e2e'])).toMatchObject({ folders });
  });

  it('name test files from the root of the workspace', () => {
    const file = 'tools/test/readWords.test.ts';
    expect(readWords([file])).toMatchObject({ ...none, files: [file] });
  });

  it('give the name of a test after -t, as Vitest takes it', () => {
    expect(readWords(['ui', '-t', 'two goals'])).toMatchObject({ name: 'two goals', projects: ['ui'] });
  });

  it.each(['lnt', 'tools/test/gone.test.ts', 'tools/test/readWords.ts'])(
    'that name nothing are answered with what there is: %s',
    (word) => {
      expect(() => readWords([word])).toThrow(`There is no step, project or test file “${word}”.`);
      expect(() => readWords([word])).toThrow(/Steps: format, lint, .*\nProjects: blocks, .*, ui\.$/);
    },
  );

  it.each([
    ['--afected', "Unknown option '--afected'"],
    ['--affected=no', "Option '--affected' does not take an argument"],
    ['-t', "Option '-t, --name <value>' argument missing"],
  ])('are refused in one line: %s', (option, message) => {
    expect(() => readWords([option])).toThrow(message);
  });
});

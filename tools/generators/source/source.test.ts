import { describe, expect, it } from 'vitest';
import { openTestTree } from '../network/openTestTree.ts';
import { append } from './editSource.ts';
import { loadFromTree } from './loadFromTree.ts';
import { replaceValue } from './editSource.ts';

const squeeze = (source: string) => source.replace(/\s+/g, ' ').trim();

describe('append', () => {
  it.each([
    ['a list', "const a = ['x'];", "const a = ['x','y', ];"],
    ['a list that ends in a comma', "const a = ['x',] as const;", "const a = ['x','y', ] as const;"],
    ['an empty list', 'const a: string[] = [];', "const a: string[] = ['y', ];"],
  ])('puts an entry at the end of %s', (_, before, after) => {
    expect(squeeze(append(before, ['a'], "'y'"))).toBe(after);
  });

  it('puts a row at the end of a table, after the comment on the last one', () => {
    const table = 'export const t = {\n  b: 1, // first\n} as const satisfies Record<string, number>;\n';
    expect(append(table, ['t'], '  c: 2')).toBe(
      'export const t = {\n  b: 1, // first\n  c: 2,\n} as const satisfies Record<string, number>;\n',
    );
  });

  it('finds the object inside another', () => {
    expect(squeeze(append("const es = { 'a-b': { c: 'C' } };", ['es', 'a-b'], "d: 'D'"))).toBe(
      "const es = { 'a-b': { c: 'C', d: 'D', } };",
    );
  });

  it('does not guess where there is nothing by that name', () => {
    expect(() => append('const a = [];', ['b'], '1')).toThrow('There is no object or list b.');
    expect(() => append('const a = { b: 1 };', ['a', 'b'], '1')).toThrow('There is no object or list a.b.');
  });
});

describe('replaceValue', () => {
  it('changes one property and leaves the rest as it is written', () => {
    const before = "const t: T = {\n  key: 'fca', // its own\n  light: { ...base, ink: '#000' },\n};";
    const named = replaceValue(before, ['t'], 'key', "'demo'");
    expect(replaceValue(named, ['t', 'light'], 'ink', "'#111'")).toBe(
      "const t: T = {\n  key: 'demo', // its own\n  light: { ...base, ink: '#111' },\n};",
    );
  });

  it('adds nothing by mistake', () => {
    expect(() => replaceValue('const t = {};', ['t'], 'key', '1')).toThrow('t has no property key.');
  });
});

describe('loadFromTree', () => {
  it('reads a module with what was changed in it and not written yet', () => {
    const tree = openTestTree();
    tree.write('libs/brands/src/a.ts', "import { b } from './b';\nexport const a: string = 'a' + b;\n");
    tree.write('libs/brands/src/b.ts', "import type { X } from 'elsewhere';\nexport const b: X = 'b';\n");
    expect(loadFromTree(tree, 'libs/brands/src/a.ts')).toMatchObject({ a: 'ab' });
  });

  it('follows the names that the workspace gives its libs, the longest first', () => {
    const tree = openTestTree();
    tree.write(
      'libs/brands/src/a.ts',
      "export { tokens } from '@cancha/themes/sets/fca/tokens';\nexport { themeKeys } from '@cancha/themes/themeKeys';\n",
    );
    expect(loadFromTree(tree, 'libs/brands/src/a.ts')).toMatchObject({
      tokens: { key: 'fca' },
      themeKeys: expect.arrayContaining(['fca']) as unknown,
    });
  });

  it('runs nothing from outside the workspace', () => {
    const tree = openTestTree();
    tree.write('libs/brands/src/a.ts', "import fs from 'node:fs';\nexport const a = fs;\n");
    expect(() => loadFromTree(tree, 'libs/brands/src/a.ts')).toThrow(
      'libs/brands/src/a.ts imports node:fs, which is no module of the workspace.',
    );
  });
});

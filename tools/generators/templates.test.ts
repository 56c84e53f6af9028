import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { workspaceRoot } from '../setup/workspaceRoot.ts';

const templates = globSync('tools/generators/**/*.template', { cwd: workspaceRoot });
const read = (file: string) => readFileSync(path.join(workspaceRoot, file), 'utf8');

/** Modules of the libraries that a template asks for; those it names by a value are not there yet. */
const modulesIn = (file: string) =>
  [...read(file).matchAll(/from '@cancha\/([\w-]+)\/([^']+)'/g)]
    .map(([, lib = '', subpath = '']) => path.join('libs', lib, 'src', subpath))
    .filter((module) => !module.includes('<%'));

/** Neighbours of what is generated, by the name of their file. */
const neighboursIn = (file: string) =>
  [...read(file).matchAll(/from '\.\.\/(?:[\w-]+\/)+([\w-]+)'/g)].map(([, name = '']) => name);

const fileOf = (module: string) =>
  ['.ts', '.tsx'].map((ending) => module + ending).find((file) => existsSync(path.join(workspaceRoot, file)));

it.each(templates)('%s asks for nothing that has moved', (file) => {
  expect(modulesIn(file).filter((module) => !fileOf(module))).toEqual([]);
});

it('reads what templates ask for', () => {
  expect(templates.flatMap(modulesIn)).toContain(path.join('libs/ui/src/block/StateNote/StateNote'));
});

describe('what decides whether generated brands are tried again', () => {
  const { namedInputs } = JSON.parse(read('nx.json')) as { namedInputs: { generators: string[] } };
  const patterns = namedInputs.generators.map((input) => input.replace('{workspaceRoot}/', ''));
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: workspaceRoot }));

  it.each(patterns)('is there: %s', (pattern) => {
    expect(globSync(pattern, { cwd: workspaceRoot })).not.toEqual([]);
  });

  it.each(templates)('knows whatever %s asks for', (template) => {
    const left = modulesIn(template).filter((module) => !files.includes(fileOf(module) ?? ''));
    expect(left).toEqual([]);

    const known = new Set(files.map((file) => path.parse(file).name));
    expect(neighboursIn(template).filter((name) => !known.has(name))).toEqual([]);
  });
});

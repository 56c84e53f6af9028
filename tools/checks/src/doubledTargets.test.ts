import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { NxJsonConfiguration } from '@nx/devkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { doubledTargets, type Manifest } from './doubledTargets';
import { inferTargets, type InferredTarget } from './inferTargets';
import { workspaceFolder } from './workspaceFolder';

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(workspaceFolder, file), 'utf8'));

const manifestsOf = (folder: string) =>
  ['package.json', 'project.json']
    .map((name) => path.join(folder, name))
    .filter((file) => existsSync(path.join(workspaceFolder, file)))
    .map((file) => read(file) as Manifest);

let inferred: InferredTarget[] = [];
beforeAll(async () => {
  inferred = await inferTargets(read('nx.json') as NxJsonConfiguration);
}, 60_000);

describe('the plugins of nx.json', () => {
  it.each([
    ['apps/fca', 'build', '@nx/next/plugin'],
    ['libs/ui', 'build', '@nx/vite/plugin'],
    ['libs/ui', 'test', '@nx/vitest'],
    ['libs/ui/.storybook', 'stories', '@nx/vitest'],
    ['libs/brands/checks', 'lint', '@nx/eslint/plugin'],
  ])('make for %s the target %s: %s', (folder, target, plugin) => {
    expect(inferred).toContainEqual({ folder, target, plugin });
  });

  it('make no target that a project writes as well', () => {
    expect(doubledTargets(inferred, manifestsOf)).toEqual([]);
  });
});

describe('a target that is there twice', () => {
  const made = [{ folder: 'libs/ui', target: 'lint', plugin: '@nx/eslint/plugin' }];
  const sentence =
    'libs/ui writes the target “lint” itself, and @nx/eslint/plugin makes one of that name: remove it there, or give the plugin another targetName in nx.json.';

  it.each<[string, Manifest]>([
    ['a script', { scripts: { lint: 'eslint src' } }],
    ['a target of package.json', { nx: { targets: { lint: { command: 'eslint src' } } } }],
    ['a target of project.json', { targets: { lint: { executor: '@nx/eslint:lint' } } }],
  ])('is told in a sentence: %s', (_what, manifest) => {
    expect(doubledTargets(made, () => [manifest])).toEqual([sentence]);
  });

  it('may be added to, as with options', () => {
    expect(doubledTargets(made, () => [{ nx: { targets: { lint: {} } } }])).toEqual([]);
  });
});

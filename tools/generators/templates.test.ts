import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { workspaceRoot } from '../setup/workspaceRoot.mjs';

const templates = globSync('tools/generators/**/*.template', { cwd: workspaceRoot });

/** Modules of the libraries that a template asks for; those it names by a value are not there yet. */
const modulesIn = (file: string) =>
  [...readFileSync(path.join(workspaceRoot, file), 'utf8').matchAll(/from '@cancha\/([\w-]+)\/([^']+)'/g)]
    .map(([, lib = '', subpath = '']) => path.join('libs', lib, 'src', subpath))
    .filter((module) => !module.includes('<%'));

const isThere = (module: string) =>
  ['.ts', '.tsx'].some((ending) => existsSync(path.join(workspaceRoot, module + ending)));

it.each(templates)('%s asks for nothing that has moved', (file) => {
  expect(modulesIn(file).filter((module) => !isThere(module))).toEqual([]);
});

it('reads what templates ask for', () => {
  expect(templates.flatMap(modulesIn)).toContain(path.join('libs/ui/src/block/StateNote/StateNote'));
});

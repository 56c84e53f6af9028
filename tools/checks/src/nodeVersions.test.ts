import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { appFolders } from './appFolders';
import { workspaceFolder } from './workspaceFolder';

const textOf = (file: string) => readFileSync(path.join(workspaceFolder, file), 'utf8');
type Manifest = { engines: { node: string }; devDependencies: { node: string } };
const manifestOf = (file: string) => JSON.parse(textOf(file)) as Manifest;

const pinned = manifestOf('package.json').devDependencies.node;
const started = [...appFolders, 'apps/origin'];

/** What a file prints on a Node that says it is an older one. */
function runOn(version: string, folder: string, file: string) {
  const pretend = `Object.defineProperty(process, 'version', { value: '${version}' }); await import('./${file}');`;
  const cwd = path.join(workspaceFolder, folder);
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', pretend], {
    cwd,
    encoding: 'utf8',
  });
  return { status, lines: stderr.trim().split('\n') };
}

describe('the versions of Node', () => {
  it('are one, wherever the pinned one is named', () => {
    expect(textOf('.nvmrc').trim()).toBe(pinned);
  });

  it('say what can install the workspace', () => {
    const [, oldest] = /const oldestNode = (\d+);/.exec(textOf('tools/setup/ensureInstalled.mjs')) ?? [];
    expect(manifestOf('package.json').engines.node).toBe(`>=${oldest}`);
  });

  it.each(started)('say what runs %s', (folder) => {
    expect(manifestOf(`${folder}/package.json`).engines.node).toBe(`>=${pinned.split('.')[0]}`);
  });
});

describe('an older Node', () => {
  it.each([
    ...appFolders.map((folder) => [folder, 'next.config.mjs'] as const),
    ['apps/origin', 'start.mjs'] as const,
  ])('is refused in one line by %s', (folder, file) => {
    const { status, lines } = runOn('v20.11.1', folder, file);

    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^Node v20\.11\.1 is too old for .*: start it with npm start.*\(nvm use\)\.$/);
    expect(status).toBe(1);
  });
});

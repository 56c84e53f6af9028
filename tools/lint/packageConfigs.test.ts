import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { lintSource } from './lintSource.ts';

type Dependencies = { dependencies: Record<string, string> };

const root = path.join(import.meta.dirname, '../..');
const rule = '@nx/dependency-checks';

/** What is found in a package.json whose dependencies are changed. */
async function lintPackage(folder: string, change: (given: Dependencies['dependencies']) => object) {
  const file = `${folder}/package.json`;
  const text = await readFile(path.join(root, file), 'utf8');
  const content = JSON.parse(text) as Dependencies;
  return lintSource(file, JSON.stringify({ ...content, dependencies: change(content.dependencies) }));
}
const without = (name: string) => (given: Record<string, string>) =>
  Object.fromEntries(Object.entries(given).filter(([key]) => key !== name));

describe('a package', () => {
  it.each([
    ['libs/news', 'htmlparser2'],
    ['libs/news', '@cancha/blocks'],
    ['apps/origin', 'fastify'],
    ['apps/fca', '@cancha/server'],
    ['apps/fca-e2e', '@cancha/e2e'],
    ['tools', 'culori'],
  ])('that %s uses has to be declared: %s', async (folder, name) => {
    expect(await lintPackage(folder, without(name))).toContainEqual({
      rule,
      id: 'missingDependency',
    });
  });

  it.each(['libs/news', 'libs/ui', 'apps/origin', 'apps/fca', 'apps/fca-e2e', 'tools'])(
    'that %s declares has to be used',
    async (folder) => {
      const added = await lintPackage(folder, (given) => ({ ...given, 'p-limit': '7.3.3' }));
      expect(added).toContainEqual({ rule, id: 'obsoleteDependency' });
    },
  );

  it('is declared and used as it is', async () => {
    expect(await lintPackage('libs/stats', (given) => given)).toEqual([]);
    expect(await lintPackage('apps/fca', (given) => given)).toEqual([]);
  });
});

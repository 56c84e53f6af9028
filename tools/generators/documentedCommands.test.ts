import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Tree } from '@nx/devkit';
// What Nx itself does with a command line before it calls a generator.
import { combineOptionsForGenerator, type Schema } from 'nx/src/utils/params';
import { describe, expect, it } from 'vitest';
import { appGenerator, type AppOptions } from './app/appGenerator.ts';
import { brandGenerator } from './brand/brandGenerator.ts';
import type { BrandOptions } from './brand/BrandOptions.ts';
import { componentGenerator, type ComponentOptions } from './component/componentGenerator.ts';
import { readCommandLine, readDocumentedCommands } from './documentedCommands.ts';
import { openTestTree } from './network/openTestTree.ts';
import { pageGenerator } from './page/pageGenerator.ts';
import type { PageOptions } from './page/PageOptions.ts';

const commands = readDocumentedCommands();
const generators: Record<string, (tree: Tree, options: never) => Promise<unknown>> = {
  app: (tree, options: AppOptions) => appGenerator(tree, options),
  brand: (tree, options: BrandOptions) => brandGenerator(tree, options),
  component: (tree, options: ComponentOptions) => componentGenerator(tree, options),
  page: (tree, options: PageOptions) => pageGenerator(tree, options),
};
const schemaOf = (generator: string) =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, generator, 'schema.json'), 'utf8')) as Schema & {
    properties: Record<string, { description?: string; $default?: object }>;
    examples?: object[];
  };

async function run(command: string): Promise<Tree> {
  const { generator, options } = readCommandLine(command);
  const schema = schemaOf(generator);
  const combined = await combineOptionsForGenerator(
    options,
    '@cancha/tools',
    generator,
    { version: 2, projects: {} },
    {},
    schema,
    false,
    null,
    null,
  );
  const tree = openTestTree();
  await generators[generator]?.(tree, combined as never);
  return tree;
}

describe('a generator command of the docs', () => {
  it.each(commands)('works the first time, to the letter: $command ($page)', async ({ command }) => {
    expect((await run(command)).listChanges()).not.toEqual([]);
  });

  it('is there for each generator', () => {
    const named = commands.map(({ command }) => readCommandLine(command).generator);
    expect([...new Set(named)].sort()).toEqual(Object.keys(generators).sort());
  });

  it('is taken apart as by a shell', () => {
    expect(
      readCommandLine('npx nx g @cancha/tools:brand a-b --name="A B" --skipInstall --port=1 # why'),
    ).toEqual({
      generator: 'brand',
      options: { _: ['a-b'], name: 'A B', skipInstall: true, port: '1' },
    });
  });
});

describe('the help of a generator', () => {
  it.each(Object.keys(generators))('says each option with an example: %s', (generator) => {
    const { properties, examples, description } = schemaOf(generator);
    const silent = Object.entries(properties)
      .filter(([name, { $default, description = '' }]) =>
        $default ? !/: \S+$/.test(description) : !description.includes(`: --${name}`),
      )
      .map(([name]) => name);

    expect(silent).toEqual([]);
    expect(examples).not.toHaveLength(0);
    expect(description).toBeTruthy();
  });
});

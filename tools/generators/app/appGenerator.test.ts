import { readJson } from '@nx/devkit';
import { describe, expect, it } from 'vitest';
import { openTestTree } from '../network/openTestTree.ts';
import { readNetwork } from '../network/readNetwork.ts';
import { readText } from '../source/editFile.ts';
import { appGenerator, type AppOptions } from './appGenerator.ts';

async function generate(options: AppOptions) {
  const tree = openTestTree();
  await appGenerator(tree, options);
  return tree;
}

describe('an app for sites that nobody serves yet', () => {
  it('serves them in the order they are named, each in its own theme', async () => {
    const tree = await generate({ name: 'network', sites: 'spoiler,cruz-azul,sfpt,sfmz', port: 4010 });
    const served = readText(tree, 'apps/network/src/sites.ts');

    expect(Array.from(served.matchAll(/site: (\S+),/g), ([, row]) => row)).toEqual([
      'table.spoiler',
      "table['cruz-azul']",
      'table.sfpt',
      'table.sfmz',
    ]);
    // Two sites in one theme import it once.
    expect(served.match(/sets\/somosfanaticos\//g)).toHaveLength(1);
    expect(readJson(tree, 'apps/network/package.json')).toMatchObject({ cancha: { port: 4010 } });
  });

  it('have what every app has, and run under Next itself', async () => {
    const tree = await generate({ name: 'network', sites: 'spoiler,sfpt' });
    const shell = [
      'routes.ts',
      'proxy.ts',
      'instrumentation.ts',
      'app/global-not-found.tsx',
      'app/global-error.tsx',
    ];

    for (const file of shell) {
      expect(readText(tree, `apps/network/src/${file}`)).toBe(readText(tree, `apps/fca/src/${file}`));
    }
    expect(tree.exists('apps/network/src/app/[site]/preview/route.ts')).toBe(true);
    // From which Nx infers how it is built and started.
    expect(tree.exists('apps/network/next.config.mjs')).toBe(true);
  });

  it('has an owner', async () => {
    const tree = await generate({ name: 'network', sites: 'spoiler,sfpt' });

    expect(readText(tree, '.github/CODEOWNERS')).toContain('\n/apps/network/ @cancha/platform\n');
  });

  it('is their app in the table, which has nothing wrong in it', async () => {
    const { sites, problems } = readNetwork(await generate({ name: 'network', sites: 'spoiler,sfpt' }));

    expect([sites['spoiler']?.app, sites['sfpt']?.app, sites['lpm']?.app]).toEqual([
      'network',
      'network',
      null,
    ]);
    expect(problems).toEqual([]);
  });
});

describe('what cannot be', () => {
  it.each([
    ['an app that is there', { name: 'fca', sites: 'spoiler' }, 'The app fca is there already.'],
    [
      'a folder that is no app',
      { name: 'origin', sites: 'spoiler' },
      'apps/origin is there and serves no readers',
    ],
    ['the origin’s port', { name: 'demo', sites: 'spoiler', port: 4000 }, 'Port 4000 is taken by origin.'],
    ['an app without a site', { name: 'demo', sites: '' }, 'An app needs a site'],
    ['a site that is none', { name: 'demo', sites: 'spoiler,nobody' }, 'There is no site nobody.'],
    ['a site that has an app', { name: 'demo', sites: 'redgol' }, 'redgol is served by redgol already.'],
  ])('is %s', async (_, options, problem) => {
    await expect(generate(options)).rejects.toThrow(problem);
  });
});

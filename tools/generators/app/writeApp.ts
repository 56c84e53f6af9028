import { posix } from 'node:path';
import { readJson, visitNotIgnoredFiles, writeJson, type Tree } from '@nx/devkit';
import { mainApp } from '../../start/readApps.mjs';
import type { SiteRow } from '../network/SiteRow.ts';
import { readText } from '../source/readText.ts';
import { addServedSite } from './addServedSite.ts';

type NewApp = { name: string; port: number; sites: readonly Pick<SiteRow, 'id' | 'theme'>[] };
type Manifest = { name: string; cancha: object };

const template = `apps/${mainApp}`;

/** Copies the main app for other sites. The first site is the default for unknown hosts. */
export function writeApp(tree: Tree, { name, port, sites }: NewApp): void {
  visitNotIgnoredFiles(tree, template, (file) => {
    const content = tree.read(file);
    if (content) tree.write(posix.join('apps', name, posix.relative(template, file)), content);
  });
  const manifest = readJson<Manifest>(tree, `${template}/package.json`);
  const own = { ...manifest, name: `@cancha/${name}`, cancha: { ...manifest.cancha, port } };
  writeJson(tree, `apps/${name}/package.json`, own);
  tree.write(`apps/${name}/src/sites.ts`, sites.reduce(addServedSite, withoutSites(tree)));
}

/** The main app's list without its sites. */
function withoutSites(tree: Tree): string {
  const source = readText(tree, `${template}/src/sites.ts`);
  const themes = /^import \w+ from '@cancha\/themes\/sets\/.*\n/gm;
  return source.replace(themes, '').replace(/= \[[^]*\];/, '= [];');
}

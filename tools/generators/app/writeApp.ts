import { posix } from 'node:path';
import { readJson, visitNotIgnoredFiles, writeJson, type Tree } from '@nx/devkit';
import { mainApp, readApps } from '../../start/readApps.mjs';
import type { SiteRow } from '../network/SiteRow.ts';
import { editFile } from '../source/editFile.ts';
import { addDefaultImport, append } from '../source/editSource.ts';

type ServedSite = Pick<SiteRow, 'id' | 'theme'>;
type NewApp = { name: string; port?: number | undefined; sites: readonly ServedSite[] };
type Manifest = { name: string; cancha: object };

const template = `apps/${mainApp}`;
const listOf = (app: string) => `apps/${app}/src/sites.ts`;

/** Copies the main app for other sites, on the next free port. The first site is the default for unknown hosts. */
export function writeApp(tree: Tree, { name, port, sites }: NewApp): void {
  visitNotIgnoredFiles(tree, template, (file) => {
    const content = tree.read(file);
    if (content) tree.write(posix.join('apps', name, posix.relative(template, file)), content);
  });
  const manifest = readJson<Manifest>(tree, `${template}/package.json`);
  const taken = Object.values(readApps(tree.root)).map((app) => app.port);
  const cancha = { ...manifest.cancha, port: port ?? Math.max(...taken) + 1 };
  writeJson(tree, `apps/${name}/package.json`, { ...manifest, name: `@cancha/${name}`, cancha });
  const themes = /^import \w+ from '@cancha\/themes\/sets\/.*\n/gm;
  editFile(tree, listOf(name), (source) => source.replace(themes, '').replace(/= \[[^]*\];/, '= [];'));
  for (const site of sites) serveSite(tree, name, site);
}

/** Adds a site to those that an app serves. */
export function serveSite(tree: Tree, app: string, { id, theme }: ServedSite): void {
  const row = /^\w+$/.test(id) ? `table.${id}` : `table['${id}']`;
  const file = `@cancha/themes/sets/${theme}/generated/theme.json`;
  editFile(tree, listOf(app), (list) => {
    const { source, name } = addDefaultImport(list, `${theme}Theme`, file);
    const themed = name === 'theme' ? name : `theme: ${name}`;
    const config = `loadBrandConfig: () => import('@cancha/brands/${id}/brandConfig')`;
    return append(source, ['sites'], `{ site: ${row}, ${themed}, ${config} }`);
  });
}

import {
  formatFiles,
  installPackagesTask,
  logger,
  writeJson,
  type GeneratorCallback,
  type Tree,
} from '@nx/devkit';
import { ExplainedError } from '../../setup/ExplainedError.mjs';
import { readApps } from '../../start/readApps.mjs';
import { serveSite, writeApp } from '../app/writeApp.ts';
import { addOwner } from '../network/addOwner.ts';
import { readNetwork } from '../network/readNetwork.ts';
import type { SiteRow } from '../network/SiteRow.ts';
import { writeThemeSet } from '../theme/writeThemeSet.ts';
import type { BrandOptions } from './BrandOptions.ts';
import { describeSite } from './describeSite.ts';
import { gatherFacts, type Logo } from './gatherFacts.ts';
import { localeOf } from './localeOf.ts';
import { validateBrand } from './validateBrand.ts';
import { writeBrandConfig } from './writeBrandConfig.ts';
import { writeDrawings } from './writeDrawings.ts';
import { writeNewsroom } from './writeNewsroom.ts';
import { writeRow } from './writeRow.ts';

/**
 * `nx g @cancha/tools:brand <code>`: a brand or an edition, from its row to the app that serves it. Throws an
 * `ExplainedError` for invalid options; then Nx writes nothing.
 */
export async function brandGenerator(tree: Tree, options: BrandOptions): Promise<GeneratorCallback> {
  const network = readNetwork(tree);
  throwIfAny(validateBrand(tree, options, network));

  const parentRow = network.sites[options.editionOf ?? ''] ?? null;
  const locale = localeOf(options, network);
  const row = describeSite(options, { network, locale, parent: parentRow });
  const { themeFrom: from, colour, port } = options;
  const ofTheme = colour === undefined ? [] : writeThemeSet(tree, { key: row.theme, from, colour });
  writeRow(tree, row, { network, locale });
  throwIfAny(readNetwork(tree).problems);

  const facts = gatherFacts(tree, options, { row, parentRow });
  const logo = facts.parent?.logo ?? (await writeDrawings(tree, facts));
  writeBrandConfig(tree, facts, logo);
  writeProject(tree, row, logo);
  writeNewsroom(tree, facts);
  const isNewApp = serve(tree, row, port);
  addOwner(tree, facts.name, `@cancha/${row.family}`, [
    `libs/brands/src/${row.id}`,
    `libs/newsroom/seed/newsroom/${row.id}`,
    ...(facts.hasNewTheme ? [`libs/themes/sets/${row.theme}`] : []),
    ...(isNewApp ? [`apps/${row.app}`] : []),
  ]);
  await formatFiles(tree);
  return () => {
    // Only a new project of the workspace has to be linked.
    const isLinked = !isNewApp || options.skipInstall !== true;
    if (isNewApp && isLinked) installPackagesTask(tree, true);
    logger.info([...ofTheme, ...nextSteps(row, isLinked)].join('\n'));
  };
}

/** Its folder is a project of its own: a change in it affects only its app. */
function writeProject(tree: Tree, { id }: SiteRow, logo: Logo): void {
  writeJson(tree, `libs/brands/src/${id}/project.json`, {
    name: `@cancha/brand-${id}`,
    $schema: '../../../../node_modules/nx/schemas/project-schema.json',
    projectType: 'library',
    tags: ['scope:brand'],
    ...(logo.site === undefined ? {} : { implicitDependencies: [`@cancha/brand-${logo.site}`] }),
  });
}

/** In its app, which is new unless it is there. Returns whether it is new. */
function serve(tree: Tree, row: SiteRow, port: number | undefined): boolean {
  const { app } = row;
  if (app === null) return false;
  const isThere = Object.hasOwn(readApps(tree.root), app);
  if (isThere) serveSite(tree, app, row);
  else writeApp(tree, { name: app, port, sites: [row] });
  return !isThere;
}

function nextSteps({ id, app }: SiteRow, isLinked: boolean): string[] {
  return [
    ...(isLinked ? [] : ['Link the new app: npm install']),
    `Add the addresses of ${id} to those that must not break: npx nx test @cancha/brands-checks -- -u`,
    `See it: npm start -- ${app ?? ''}`.trimEnd(),
  ];
}

function throwIfAny(problems: readonly string[]): void {
  if (problems.length > 0) throw new ExplainedError(problems.join('\n'));
}

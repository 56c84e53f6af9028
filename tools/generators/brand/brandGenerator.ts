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
import { readNetwork } from '../network/readNetwork.ts';
import { writeThemeSet } from '../theme/writeThemeSet.ts';
import type { BrandOptions } from './BrandOptions.ts';
import { describeSite } from './describeSite.ts';
import { gatherFacts } from './gatherFacts.ts';
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
  const { themeFrom, colour, port } = options;
  if (themeFrom !== undefined && colour !== undefined) {
    writeThemeSet(tree, { key: row.theme, from: themeFrom, colour });
  }
  writeRow(tree, row, { network, locale });
  throwIfAny(readNetwork(tree).problems);

  const facts = gatherFacts(tree, options, { row, parentRow });
  const logo = facts.parent?.logo ?? (await writeDrawings(tree, facts));
  writeBrandConfig(tree, facts, logo);
  // A project of its own: a change in it affects only its app.
  writeJson(tree, `libs/brands/src/${row.id}/project.json`, {
    name: `@cancha/brand-${row.id}`,
    $schema: '../../../../node_modules/nx/schemas/project-schema.json',
    projectType: 'library',
    tags: ['scope:brand'],
    ...(logo.site === undefined ? {} : { implicitDependencies: [`@cancha/brand-${logo.site}`] }),
  });
  writeNewsroom(tree, facts);
  const { app } = row;
  const isNewApp = app !== null && !Object.hasOwn(readApps(tree.root), app);
  if (isNewApp) writeApp(tree, { name: app, port, sites: [row] });
  else if (app !== null) serveSite(tree, app, row);
  await formatFiles(tree);
  return () => {
    // Only a new project of the workspace has to be linked.
    if (isNewApp && options.skipInstall !== true) installPackagesTask(tree, true);
    logger.info(
      `Add the addresses of ${row.id} to those that must not break: npx nx test @cancha/brands-checks -- -u`,
    );
  };
}

function throwIfAny(problems: readonly string[]): void {
  if (problems.length > 0) throw new ExplainedError(problems.join('\n'));
}

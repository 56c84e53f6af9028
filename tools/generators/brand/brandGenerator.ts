import { formatFiles, installPackagesTask, logger, type GeneratorCallback, type Tree } from '@nx/devkit';
import { ExplainedError } from '../../setup/ExplainedError.mjs';
import { readNetwork } from '../network/readNetwork.ts';
import { writeThemeSet } from '../theme/writeThemeSet.ts';
import type { BrandOptions } from './BrandOptions.ts';
import { validateBrand } from './validateBrand.ts';
import { describeSite } from './describeSite.ts';
import { gatherFacts } from './gatherFacts.ts';
import { localeOf } from './localeOf.ts';
import { serveSite } from './serveSite.ts';
import { writeFolder } from './writeFolder.ts';
import { writeNewsroom } from './writeNewsroom.ts';
import { writeRow } from './writeRow.ts';

/**
 * `nx g @cancha/tools:brand <code>`: a brand, or one more edition of one, from its row to the app that serves it.
 * Throws an `ExplainedError` for what cannot be; then Nx writes nothing.
 */
export async function brandGenerator(tree: Tree, options: BrandOptions): Promise<GeneratorCallback> {
  const network = readNetwork(tree);
  refuse(validateBrand(tree, options, network));

  const parentRow = network.sites[options.editionOf ?? ''] ?? null;
  const locale = localeOf(options, network);
  const row = describeSite(options, { network, locale, parent: parentRow });
  if (options.themeFrom !== undefined && options.colour !== undefined) {
    writeThemeSet(tree, { key: row.theme, from: options.themeFrom, colour: options.colour });
  }
  writeRow(tree, row, { network, locale });
  refuse(readNetwork(tree).problems);

  const facts = gatherFacts(tree, options, { row, parentRow });
  await writeFolder(tree, facts);
  writeNewsroom(tree, facts);
  const isNewApp = serveSite(tree, row, options.port);
  await formatFiles(tree);
  return () => {
    // Only a new project of the workspace has to be linked.
    if (isNewApp && options.skipInstall !== true) installPackagesTask(tree, true);
    logger.info(
      `Add the addresses of ${row.id} to those that must not break: npx nx test @cancha/brands-checks -- -u`,
    );
  };
}

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new ExplainedError(problems.join('\n'));
}

import { writeJson, type Tree } from '@nx/devkit';
import type { SiteFacts } from './gatherFacts.ts';
import { writeDrawings } from './writeDrawings.ts';
import { writeBrandConfig } from './writeBrandConfig.ts';

/** The folder of a site: its project, config, and logo unless it has its parent's. */
export async function writeFolder(tree: Tree, facts: SiteFacts): Promise<void> {
  const { row, parent } = facts;
  const logo = parent?.logo ?? (await writeDrawings(tree, facts));
  writeBrandConfig(tree, facts, logo);
  writeProject(tree, row.id, logo.site);
}

/** An own project: a change in it affects only its app. */
function writeProject(tree: Tree, id: string, logoOwner: string | undefined): void {
  writeJson(tree, `libs/brands/src/${id}/project.json`, {
    name: `@cancha/brand-${id}`,
    $schema: '../../../../node_modules/nx/schemas/project-schema.json',
    projectType: 'library',
    tags: ['scope:brand'],
    ...(logoOwner === undefined ? {} : { implicitDependencies: [`@cancha/brand-${logoOwner}`] }),
  });
}

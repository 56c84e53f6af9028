import { writeJson, type Tree } from '@nx/devkit';
import type { SiteFacts } from './gatherFacts.ts';
import { writeDrawings } from './writeDrawings.ts';
import { writeBrandConfig } from './writeBrandConfig.ts';

/** The folder of a site: its project, its words, and its drawings unless it shows those of its family. */
export async function writeFolder(tree: Tree, facts: SiteFacts): Promise<void> {
  const { row, parent } = facts;
  const logo = parent?.logo ?? (await writeDrawings(tree, facts));
  writeBrandConfig(tree, facts, logo);
  writeProject(tree, row.id, logo.site);
}

/** A project by itself, so that a change in it concerns its app alone. */
function writeProject(tree: Tree, id: string, drawnBy: string | undefined): void {
  writeJson(tree, `libs/brands/src/${id}/project.json`, {
    name: `@cancha/brand-${id}`,
    $schema: '../../../../node_modules/nx/schemas/project-schema.json',
    projectType: 'library',
    tags: ['scope:brand'],
    ...(drawnBy === undefined ? {} : { implicitDependencies: [`@cancha/brand-${drawnBy}`] }),
  });
}

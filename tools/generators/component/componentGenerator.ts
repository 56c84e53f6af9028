import { join } from 'node:path';
import { formatFiles, generateFiles, type Tree } from '@nx/devkit';
import { ExplainedError } from '../../setup/ExplainedError.mjs';

/** `path`: `<area>/<Name>`, as in `match/ScoreLine`. */
export type ComponentOptions = { path: string };

const root = 'libs/ui/src';
const files = join(import.meta.dirname, 'files');

/**
 * `nx g @cancha/tools:component <area>/<Name>`: a presentational component with its style sheet and a story. Throws an
 * `ExplainedError` for an invalid path; then Nx writes nothing.
 */
export async function componentGenerator(tree: Tree, { path }: ComponentOptions): Promise<void> {
  const [, area = '', name = ''] = /^([a-z][a-z-]*)\/([A-Z][A-Za-z0-9]*)$/.exec(path) ?? [];
  if (name === '')
    throw new ExplainedError(`“${path}” is no component: say <area>/<Name>, as in match/ScoreLine.`);
  const folder = `${root}/${area}/${name}`;
  if (tree.exists(folder)) throw new ExplainedError(`There is a component ${area}/${name} already.`);

  generateFiles(tree, files, folder, { name });
  await formatFiles(tree);
}

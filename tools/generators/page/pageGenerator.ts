import { join } from 'node:path';
import { formatFiles, generateFiles, type Tree } from '@nx/devkit';
import { ExplainedError } from '../../setup/ExplainedError.mjs';
import { readAppPorts } from '../app/readAppPorts.ts';
import { readText } from '../source/readText.ts';
import { setProperty } from '../source/setProperty.ts';
import { validatePage } from './validatePage.ts';
import { exampleParams, messageFile, messagesOf, resolveRequest, routeRows, routeTest } from './pageFiles.ts';
import type { PageOptions } from './PageOptions.ts';

const files = join(import.meta.dirname, 'files');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * `nx g @cancha/tools:page <name>`: a page with a fixed path in each language: its route, its messages, its module in
 * `libs/pages` with a test, and its file in every app. Throws an `ExplainedError` for invalid options; then Nx writes
 * nothing.
 */
export async function pageGenerator(tree: Tree, options: PageOptions): Promise<void> {
  const problems = validatePage(tree, options);
  if (problems.length > 0) throw new ExplainedError(problems.join('\n'));

  writeAddress(tree, options);
  writeWords(tree, options);
  const names = { name: options.name, Name: capital(options.name), path: options.es, title: options.titleEs };
  generateFiles(tree, join(files, 'module'), `libs/pages/src/${options.name}`, names);
  for (const app of readAppPorts(tree).keys()) {
    generateFiles(tree, join(files, 'app'), `apps/${app}/src/app/[site]/${options.name}`, names);
  }
  await formatFiles(tree);
}

function writeAddress(tree: Tree, { name, es, pt, en }: PageOptions): void {
  set(tree, routeRows, 'newsRoutes', name, `{ es: '${es}', pt: '${pt}', en: '${en}' }`);
  set(tree, routeTest, 'published', name, `['${es}', '${pt}', '${en}']`);
  set(tree, exampleParams, 'exampleParams', name, '{}');
  set(tree, resolveRequest, 'single', name, `'${name}'`);
}

function writeWords(tree: Tree, { name, titleEs, titlePt, titleEn }: PageOptions): void {
  const words = (title: string, description: string) => JSON.stringify({ title, description });
  set(tree, messagesOf('es'), messageFile, name, words(titleEs, `${titleEs} en {brand}.`));
  set(tree, messagesOf('pt'), messageFile, name, words(titlePt, `${titlePt} no {brand}.`));
  set(tree, messagesOf('en'), messageFile, name, words(titleEn, `${titleEn} on {brand}.`));
}

function set(tree: Tree, file: string, constant: string, name: string, value: string): void {
  tree.write(file, setProperty(readText(tree, file), [constant], name, value));
}

import { join } from 'node:path';
import { formatFiles, generateFiles, type Tree } from '@nx/devkit';
import { ExplainedError } from '../../setup/ExplainedError.mjs';
import { readAppPorts } from '../app/readAppPorts.ts';
import { addImport } from '../source/addImport.ts';
import { append } from '../source/append.ts';
import { readText } from '../source/readText.ts';
import { setProperty } from '../source/setProperty.ts';
import {
  catalogue,
  exampleOf,
  exampleParams,
  pageFile,
  paramsOf,
  rooms,
  requiredCapabilities,
  routeTest,
  type WrittenLanguage,
} from './pageFiles.ts';
import type { PageOptions } from './PageOptions.ts';
import { validatePage } from './validatePage.ts';

const files = join(import.meta.dirname, 'files');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * `nx g @cancha/tools:page <name> --room news`: a page with its row, its words, its module with a test, its route and
 * its file in every app. Throws an `ExplainedError` for what cannot be; then Nx writes nothing.
 */
export async function pageGenerator(tree: Tree, options: PageOptions): Promise<void> {
  const problems = validatePage(tree, options);
  if (problems.length > 0) throw new ExplainedError(problems.join('\n'));

  const { name, room, es, titleEs: title } = options;
  const params = paramsOf(es);
  const file = pageFile(name, params);
  const path = es.replace(/:(\w+)/g, (_, param: string) => exampleOf(param));
  const names = { name, Name: capital(name), room, file, params, exampleOf, path, title };

  writeAddress(tree, options);
  writeWords(tree, options);
  generateFiles(tree, join(files, 'module'), `libs/${room}/src/${name}`, names);
  writeRoute(tree, options);
  for (const app of readAppPorts(tree).keys()) {
    generateFiles(tree, join(files, 'app'), `apps/${app}/src/app/[site]/${file}`, names);
  }
  await formatFiles(tree);
}

function writeAddress(tree: Tree, { name, room, es, pt, en }: PageOptions): void {
  const { routes } = rooms[room];
  set(tree, `libs/routing/src/${routes}.ts`, routes, name, `{ es: '${es}', pt: '${pt}', en: '${en}' }`);
  set(tree, routeTest, 'published', name, `['${es}', '${pt}', '${en}']`);
  const examples = paramsOf(es).map((param) => `${param}: '${exampleOf(param)}'`);
  set(tree, exampleParams, 'exampleParams', name, `{ ${examples.join(', ')} }`);
  if (room !== 'football') return;
  set(tree, requiredCapabilities, 'requiredCapabilities', name, "['football']");
  tree.write(routeTest, append(readText(tree, routeTest), ['footballPaths'], `'${es}'`));
}

function writeWords(tree: Tree, { name, room, titleEs, titlePt, titleEn }: PageOptions): void {
  const write = (language: WrittenLanguage, title: string, description: string) => {
    const { messages } = rooms[room];
    const file = `${catalogue(language)}/${messages}.ts`;
    set(tree, file, messages, name, JSON.stringify({ title, description }));
  };
  write('es', titleEs, `${titleEs} en {brand}.`);
  write('pt', titlePt, `${titlePt} no {brand}.`);
  write('en', titleEn, `${titleEn} on {brand}.`);
}

/** Its line among the routes of its room, which apps, the proxy and sitemaps read. */
function writeRoute(tree: Tree, { name, room }: PageOptions): void {
  const { routes } = rooms[room];
  const file = `libs/${room}/src/${routes}.ts`;
  const imported = addImport(readText(tree, file), `${name}Route`, `./${name}/${capital(name)}Page`);
  tree.write(file, append(imported, [routes], `${name}Route`));
}

function set(tree: Tree, file: string, constant: string, name: string, value: string): void {
  tree.write(file, setProperty(readText(tree, file), [constant], name, value));
}

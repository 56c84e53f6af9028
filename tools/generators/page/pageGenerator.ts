import { join } from 'node:path';
import { formatFiles, generateFiles, logger, type GeneratorCallback, type Tree } from '@nx/devkit';
import { ExplainedError } from '../../setup/ExplainedError.mjs';
import { readApps } from '../../start/readApps.mjs';
import { editFile } from '../source/editFile.ts';
import { addImport, append, propertyNames, setProperty } from '../source/editSource.ts';
import {
  kebabCase,
  ownersOf,
  paramsOf,
  rooms,
  type PageOptions,
  type WrittenLanguage,
} from './PageOptions.ts';
import { validatePage } from './validatePage.ts';

const files = join(import.meta.dirname, 'files');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const nextStep =
  'Write down its addresses: npx nx run-many -t test -p @cancha/brands-checks,@cancha/tools-checks -- -u';
/** A value to try a parameter with. */
const exampleOf = (param: string) => `some-${kebabCase(param)}`;

/**
 * `nx g @cancha/tools:page <name> --room news`: a page with its row, its words, its module with a test, its route and
 * its file in every app. With `--sites` only those sites answer at its address. Throws an `ExplainedError` for what cannot be; then Nx writes nothing.
 */
export async function pageGenerator(tree: Tree, options: PageOptions): Promise<GeneratorCallback> {
  const problems = validatePage(tree, options);
  if (problems.length > 0) throw new ExplainedError(problems.join('\n'));

  const { name, room, es, titleEs: title } = options;
  const params = paramsOf(es);
  /** Where its file lies below `app/[site]`: `club-transfers/[club]`. */
  const file = [kebabCase(name), ...params.map((param) => `[${param}]`)].join('/');
  const path = es.replace(/:(\w+)/g, (_, param: string) => exampleOf(param));
  const values = { name, Name: capital(name), room, file, params, exampleOf, path, title };

  writeAddress(tree, options);
  writeOwners(tree, options);
  writeWords(tree, options);
  generateFiles(tree, join(files, 'module'), `libs/${room}/src/${name}`, values);
  writeRoute(tree, options);
  for (const app of Object.keys(readApps(tree.root))) {
    generateFiles(tree, join(files, 'app'), `apps/${app}/src/app/[site]/${file}`, values);
  }
  await formatFiles(tree);
  return () => logger.info(nextStep);
}

function writeAddress(tree: Tree, { name, room, es, pt, en }: PageOptions): void {
  const set = (file: string, constant: string, value: string) =>
    editFile(tree, `libs/routing/src/${file}.ts`, (source) => setProperty(source, [constant], name, value));
  const { routes } = rooms[room];
  const examples = paramsOf(es).map((param) => `${param}: '${exampleOf(param)}'`);
  set(routes, routes, `{ es: '${es}', pt: '${pt}', en: '${en}' }`);
  set('routes.test', 'published', `['${es}', '${pt}', '${en}']`);
  set('exampleParams', 'exampleParams', `{ ${examples.join(', ')} }`);
  if (room !== 'football') return;
  set('requiredCapabilities', 'requiredCapabilities', "['football']");
  editFile(tree, 'libs/routing/src/routes.test.ts', (test) => append(test, ['footballPaths'], `'${es}'`));
}

/** Of some sites only: their rows name it. */
function writeOwners(tree: Tree, options: PageOptions): void {
  const owners = ownersOf(options);
  if (owners.length === 0) return;
  const entry = `'${options.name}'`;
  editFile(tree, 'libs/routing/src/ownPages.ts', (list) => append(list, ['ownPages'], entry));
  for (const id of owners) {
    editFile(tree, 'libs/brands/src/sites.ts', (table) =>
      propertyNames(table, ['sites', id]).includes('ownPages')
        ? append(table, ['sites', id, 'ownPages'], entry)
        : append(table, ['sites', id], `ownPages: [${entry}]`),
    );
  }
}

function writeWords(tree: Tree, { name, room, titleEs, titlePt, titleEn }: PageOptions): void {
  const { messages } = rooms[room];
  const write = (language: WrittenLanguage, title: string, description: string) =>
    editFile(tree, `libs/messages/src/${language}/${messages}.ts`, (source) =>
      setProperty(source, [messages], name, JSON.stringify({ title, description })),
    );
  write('es', titleEs, `${titleEs} en {brand}.`);
  write('pt', titlePt, `${titlePt} no {brand}.`);
  write('en', titleEn, `${titleEn} on {brand}.`);
}

/** Its line among the routes of its room, which apps, the proxy and sitemaps read. */
function writeRoute(tree: Tree, { name, room }: PageOptions): void {
  const { routes } = rooms[room];
  editFile(tree, `libs/${room}/src/${routes}.ts`, (source) => {
    const imported = addImport(source, `${name}Route`, `./${name}/${capital(name)}Page`);
    return append(imported, [routes], `${name}Route`);
  });
}

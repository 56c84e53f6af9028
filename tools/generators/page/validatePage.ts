import { join, parse } from 'node:path';
import type { Tree } from '@nx/devkit';
import { loadFromTree } from '../source/loadFromTree.ts';
import { propertyNames } from '../source/propertyNames.ts';
import { readText } from '../source/readText.ts';
import type { PageOptions } from './PageOptions.ts';
import { catalogue, pageFile, paramsOf, routeTable } from './pageFiles.ts';

type Paths = Pick<PageOptions, 'es' | 'pt' | 'en'>;
type RouteTable = Readonly<Record<string, Paths>>;

/** Begins with a word: a parameter there would take the addresses of articles and of other pages. */
const path = /^\/[a-z0-9]+(?:-[a-z0-9]+)*(?:\/(?:[a-z0-9]+(?:-[a-z0-9]+)*|:[a-z][A-Za-z0-9]*))*$/;

/** Names that the generated page has for other things; `authorPrefix` is filled in by the site. */
const reserved = ['site', 'authorPrefix', 'escaped', 'context', 'data', 'address'];

/** Why a page cannot be: one line each. */
export function validatePage(tree: Tree, options: PageOptions): string[] {
  const { name, es, pt, en } = options;
  if (!/^[a-z][A-Za-z0-9]*$/.test(name))
    return [`“${name}” is no name of a page: say it in camel case, as in transfers.`];
  const wrong = [es, pt, en].filter((value) => !path.test(value));
  if (wrong.length > 0)
    return wrong.map((value) => `“${value}” is no path of a page, as in /fichajes or /fichajes/:club.`);
  return [...validateParams(options), ...findTaken(tree, options)];
}

function validateParams({ es, pt, en }: Paths): string[] {
  const params = paramsOf(es);
  const sameIn = (other: string) => String(paramsOf(other).sort()) === String([...params].sort());
  return [
    ...[pt, en]
      .filter((other) => !sameIn(other))
      .map((other) => `“${other}” does not have the same parameters as “${es}”.`),
    ...(new Set(params).size === params.length ? [] : [`“${es}” has a parameter twice.`]),
    ...params
      .filter((param) => reserved.includes(param))
      .map((param) => `The parameter ${param} is taken: choose another name.`),
  ];
}

/** Paths with other parameter names in the same places are the same addresses. */
const shapeOf = (route: string) => route.replace(/:\w+/g, ':');

function findTaken(tree: Tree, { name, room, es, pt, en }: PageOptions): string[] {
  const { routes } = loadFromTree(tree, routeTable) as { routes: RouteTable };
  const folders = [`libs/${room}/src/${name}`, `apps/fca/src/app/[site]/${pageFile(name, [])}`];
  const isTaken =
    name in routes || messageGroups(tree).includes(name) || folders.some((folder) => isFolder(tree, folder));
  const others = Object.entries(routes);
  const samePaths = Object.entries({ es, pt, en }).flatMap(([language, own]) =>
    others
      .filter(([, row]) => shapeOf(row[language as keyof Paths]) === shapeOf(own))
      .map(([other]) => `“${own}” is the address of ${other} already.`),
  );
  return [
    ...(isTaken ? [`There is a page, a folder or a group of words ${name} already.`] : []),
    ...samePaths,
  ];
}

const isFolder = (tree: Tree, folder: string) => tree.children(folder).length > 0;

function messageGroups(tree: Tree): string[] {
  const folder = catalogue('es');
  return tree
    .children(folder)
    .flatMap((file) => propertyNames(readText(tree, join(folder, file)), [parse(file).name]));
}

import { parse } from 'node:path';
import type { Tree } from '@nx/devkit';
import { readNetwork } from '../network/readNetwork.ts';
import { problemsOf } from '../problemsOf.ts';
import { readText } from '../source/editFile.ts';
import { propertyNames } from '../source/editSource.ts';
import { loadFromTree } from '../source/loadFromTree.ts';
import { kebabCase, ownersOf, paramsOf, type PageOptions, type WrittenLanguage } from './PageOptions.ts';

type Paths = Pick<PageOptions, WrittenLanguage>;

/** Begins with a word: a parameter there would take the addresses of articles and of other pages. */
const pagePath = /^\/[a-z0-9]+(?:-[a-z0-9]+)*(?:\/(?:[a-z0-9]+(?:-[a-z0-9]+)*|:[a-z][A-Za-z0-9]*))*$/;

/** Names that the generated page has for other things; `authorPrefix` is filled in by the site. */
const reserved = ['site', 'authorPrefix', 'escaped', 'context', 'data', 'address'];

/** Why a page cannot be: one line each. */
export function validatePage(tree: Tree, options: PageOptions): string[] {
  const { name, es, pt, en } = options;
  if (!/^[a-z][A-Za-z0-9]*$/.test(name))
    return [`“${name}” is no name of a page: say it in camel case, as in transfers.`];
  const wrong = [es, pt, en].filter((value) => !pagePath.test(value));
  if (wrong.length > 0)
    return wrong.map((value) => `“${value}” is no path of a page, as in /fichajes or /fichajes/:club.`);
  return [...validateParams(options), ...findTaken(tree, options), ...validateOwners(tree, options)];
}

function validateOwners(tree: Tree, options: PageOptions): string[] {
  const owners = ownersOf(options);
  if (owners.length === 0) return [];
  const { sites } = readNetwork(tree);
  return owners.flatMap((id) => {
    const site = Object.hasOwn(sites, id) ? sites[id] : undefined;
    if (!site) return [`There is no site ${id}: known are ${Object.keys(sites).join(', ')}.`];
    const lacksFootball = options.room === 'football' && site.capabilities['football'] === false;
    return lacksFootball ? [`${id} has no football, which every page of this room needs.`] : [];
  });
}

function validateParams({ es, pt, en }: Paths): string[] {
  const params = paramsOf(es);
  const setOf = (path: string) => String(paramsOf(path).sort());
  return problemsOf(
    ...[pt, en].map((other): [boolean, string] => [
      setOf(other) !== setOf(es),
      `“${other}” does not have the same parameters as “${es}”.`,
    ]),
    [new Set(params).size < params.length, `“${es}” has a parameter twice.`],
    ...params.map((param): [boolean, string] => [
      reserved.includes(param),
      `The parameter ${param} is taken: choose another name.`,
    ]),
  );
}

/** Paths with other parameter names in the same places are the same addresses. */
const shapeOf = (route: string) => route.replace(/:\w+/g, ':');

function findTaken(tree: Tree, { name, room, es, pt, en }: PageOptions): string[] {
  const { routes } = loadFromTree(tree, 'libs/routing/src/routes.ts') as {
    routes: Readonly<Record<string, Paths>>;
  };
  const folders = [`libs/${room}/src/${name}`, `apps/fca/src/app/[site]/${kebabCase(name)}`];
  const catalogue = 'libs/messages/src/es';
  const groups = tree
    .children(catalogue)
    .flatMap((file) => propertyNames(readText(tree, `${catalogue}/${file}`), [parse(file).name]));
  const isTaken =
    name in routes || groups.includes(name) || folders.some((folder) => tree.children(folder).length > 0);
  const samePaths = Object.entries({ es, pt, en }).flatMap(([language, own]) =>
    Object.entries(routes).map(([other, row]): [boolean, string] => [
      shapeOf(row[language as WrittenLanguage]) === shapeOf(own),
      `“${own}” is the address of ${other} already.`,
    ]),
  );
  return problemsOf(
    [isTaken, `There is a page, a folder or a group of words ${name} already.`],
    ...samePaths,
  );
}

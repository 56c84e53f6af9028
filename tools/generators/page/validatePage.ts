import { join, parse } from 'node:path';
import type { Tree } from '@nx/devkit';
import { propertyNames } from '../source/propertyNames.ts';
import { readText } from '../source/readText.ts';
import type { PageOptions } from './PageOptions.ts';
import { exampleParams, messageFolder } from './pageFiles.ts';

const path = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/;

/** The problems of a new page, one line each. */
export function validatePage(tree: Tree, { name, es, pt, en }: PageOptions): string[] {
  if (!/^[a-z][A-Za-z0-9]*$/.test(name))
    return [`“${name}” is no name of a page: say it in camel case, as in transfers.`];
  const paths = [es, pt, en].filter((value) => !path.test(value));
  return [
    ...paths.map((value) => `“${value}” is no fixed path, as in /fichajes.`),
    ...(takenNames(tree).includes(name) ? [`There is a page or a group of words ${name} already.`] : []),
  ];
}

function takenNames(tree: Tree): string[] {
  return [
    ...propertyNames(readText(tree, exampleParams), ['exampleParams']),
    ...tree
      .children(messageFolder('es'))
      .flatMap((file) => propertyNames(readText(tree, join(messageFolder('es'), file)), [parse(file).name])),
    ...tree.children('libs/pages/src'),
  ];
}

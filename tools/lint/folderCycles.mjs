/** @import { Rule } from 'eslint' */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/** Folders that each folder of a lib imports from. @typedef {Map<string, Set<string>>} FolderGraph */

const unshipped = /\.(test|stories)\.tsx?$/;
const specifiers = /\b(?:from|import)\s*\(?\s*'([^']+)'/g;

/** The folder of a lib that a file lies in; `null` for files beside the folders, and for what only tests use. @param {string} file from the lib's `src` */
function folderOf(file) {
  const [folder, ...rest] = file.split('/');
  return rest.length === 0 || !folder || folder === '..' || folder === 'testing' ? null : folder;
}

/**
 * The folder of the same lib that is imported from; `null` for anything else.
 * @param {string} lib @param {string} file from the lib's `src` @param {string} source
 */
function importedFolder(lib, file, source) {
  const own = `@cancha/${lib}/`;
  if (source.startsWith(own)) return folderOf(source.slice(own.length));
  return source.startsWith('.') ? folderOf(path.posix.join(path.posix.dirname(file), source)) : null;
}

/** @type {Map<string, FolderGraph>} */
const graphs = new Map();

/** @param {string} lib @returns {FolderGraph} */
function graphOf(lib) {
  const known = graphs.get(lib);
  if (known) return known;
  const src = path.join(root, 'libs', lib, 'src');
  /** @type {FolderGraph} */
  const graph = new Map();
  for (const file of globSync('**/*.{ts,tsx}', { cwd: src })) {
    const from = unshipped.test(file) ? null : folderOf(file);
    if (from === null) continue;
    const edges = graph.get(from) ?? new Set();
    graph.set(from, edges);
    for (const [, source = ''] of readFileSync(path.join(src, file), 'utf8').matchAll(specifiers)) {
      const to = importedFolder(lib, file, source);
      if (to !== null && to !== from) edges.add(to);
    }
  }
  graphs.set(lib, graph);
  return graph;
}

/**
 * The shortest way along imports. `null`: there is none.
 * @param {FolderGraph} graph @param {string} from @param {string} to @returns {string[] | null}
 */
function findWay(graph, from, to) {
  const seen = new Set([from]);
  const ways = [[from]];
  for (const way of ways) {
    const last = way.at(-1) ?? from;
    if (last === to) return way;
    for (const next of graph.get(last) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return null;
}

/**
 * The folders of a lib are layers: none may import, by way of others, from one that imports from it.
 * Types count: who reads a folder has to read theirs too.
 * @type {Rule.RuleModule}
 */
export const folderCycles = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { circle: 'The folders go in a circle: {{way}}. Move the file, or what it needs.' },
  },
  create(context) {
    const name = path.relative(root, context.filename).split(path.sep).join('/');
    const [, lib = '', file = ''] = /^libs\/([\w-]+)\/src\/(.+)$/.exec(name) ?? [];
    const own = (unshipped.test(file) ? null : folderOf(file)) ?? '';
    if (own === '') return {};

    /** @param {Rule.Node} node */
    function check(node) {
      const source = 'source' in node ? node.source : null;
      if (!source || !('value' in source) || typeof source.value !== 'string') return;
      const folder = importedFolder(lib, file, source.value);
      const way = folder === null || folder === own ? null : findWay(graphOf(lib), folder, own);
      if (way) context.report({ node, messageId: 'circle', data: { way: [own, ...way].join(' → ') } });
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

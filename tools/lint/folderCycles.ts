import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Rule } from 'eslint';
import type {
  ExportAllDeclaration,
  ExportNamedDeclaration,
  ImportDeclaration,
  ImportExpression,
} from 'estree';

/** Folders that each folder of a lib imports from. */
type FolderGraph = Map<string, Set<string>>;

const root = path.join(import.meta.dirname, '../..');
const unshipped = /\.(test|stories)\.tsx?$/;
const specifiers = /\b(?:from|import)\s*\(?\s*'([^']+)'/g;

/** The folder of a file from the lib's `src`; `null` for files beside the folders, and for what only tests use. */
function folderOf(file: string): string | null {
  const [folder, ...rest] = file.split('/');
  const isNone = unshipped.test(file) || rest.length === 0 || folder === '..' || folder === 'testing';
  return isNone ? null : (folder ?? null);
}

/** The folder of the same lib that a file imports from; `null` for anything else. */
function importedFolder(lib: string, file: string, source: string): string | null {
  const own = `@cancha/${lib}/`;
  if (source.startsWith(own)) return folderOf(source.slice(own.length));
  return source.startsWith('.') ? folderOf(path.posix.join(path.posix.dirname(file), source)) : null;
}

const graphs = new Map<string, FolderGraph>();

function graphOf(lib: string): FolderGraph {
  const known = graphs.get(lib);
  if (known) return known;
  const src = path.join(root, 'libs', lib, 'src');
  const graph: FolderGraph = new Map();
  for (const file of globSync('**/*.{ts,tsx}', { cwd: src })) {
    const from = folderOf(file);
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

/** The shortest way along imports. `null`: there is none. */
function findWay(graph: FolderGraph, from: string, to: string): string[] | null {
  const seen = new Set([from]);
  const ways = [[from]];
  for (const way of ways) {
    const last = way.at(-1) ?? from;
    if (last === to) return way;
    for (const next of graph.get(last) ?? []) {
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return null;
}

/**
 * The folders of a lib are layers: none may import, by way of others, from one that imports from it.
 * Types count: who reads a folder has to read theirs too.
 */
export const folderCycles: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { circle: 'The folders go in a circle: {{way}}. Move the file, or what it needs.' },
  },
  create(context) {
    const name = path.relative(root, context.filename).split(path.sep).join('/');
    const [, lib = '', file = ''] = /^libs\/([\w-]+)\/src\/(.+)$/.exec(name) ?? [];
    const own = folderOf(file);
    if (own === null) return {};

    type Importing = ImportDeclaration | ExportNamedDeclaration | ExportAllDeclaration | ImportExpression;
    function check(node: Importing & Rule.NodeParentExtension) {
      const { source } = node;
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const folder = importedFolder(lib, file, source.value);
      const way = folder === null || folder === own ? null : findWay(graphOf(lib), folder, own ?? '');
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

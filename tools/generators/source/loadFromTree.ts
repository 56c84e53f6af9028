import { posix } from 'node:path';
import { compileFunction } from 'node:vm';
import { readJson, type Tree } from '@nx/devkit';
import ts from 'typescript';
import { readText } from './readText.ts';

type Exports = Record<string, unknown>;
type Run = (exports: Exports, require: (specifier: string) => Exports) => void;
type TsConfig = { compilerOptions: { paths: Record<string, [string, ...string[]]> } };

/**
 * What a TypeScript module of the workspace exports, as it stands in a tree, with all that was changed there and not
 * written yet. For modules of data: what they import has to be in the workspace as well.
 */
export function loadFromTree(tree: Tree, file: string): Exports {
  const { paths } = readJson<TsConfig>(tree, 'tsconfig.base.json').compilerOptions;
  const loaded = new Map<string, Exports>();

  function load(path: string): Exports {
    const known = loaded.get(path);
    if (known) return known;
    const exports: Exports = {};
    loaded.set(path, exports); // Before it runs, for those that import each other.
    const require = (specifier: string) => load(locate(tree, paths, path, specifier));
    const run = compileFunction(toCommonJs(readText(tree, path)), ['exports', 'require'], {
      filename: path,
    }) as Run;
    run(exports, require);
    return exports;
  }
  return load(file);
}

/** By their source: most modules are the same from one call to the next. */
const translated = new Map<string, string>();

function toCommonJs(source: string): string {
  const known = translated.get(source);
  if (known !== undefined) return known;
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2024 },
  });
  translated.set(source, outputText);
  return outputText;
}

/** The file that an import names: a neighbour, or one of a lib by the names that tsconfig.base.json gives them. */
function locate(
  tree: Tree,
  paths: TsConfig['compilerOptions']['paths'],
  from: string,
  specifier: string,
): string {
  const stem = specifier.startsWith('.')
    ? posix.join(posix.dirname(from), specifier)
    : fromAlias(paths, specifier);
  const file = [`${stem}.ts`, `${stem}.tsx`].find((candidate) => tree.exists(candidate));
  if (file) return file;
  throw new Error(`${from} imports ${specifier}, which is no module of the workspace.`);
}

function fromAlias(paths: TsConfig['compilerOptions']['paths'], specifier: string): string {
  const [alias, [target]] = Object.entries(paths)
    .filter(([pattern]) => specifier.startsWith(pattern.replace('*', '')))
    .sort(([a], [b]) => b.length - a.length)[0] ?? ['', ['']];
  return posix.normalize(target.replace('*', specifier.slice(alias.length - 1)));
}

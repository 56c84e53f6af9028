import { posix } from 'node:path';
import { compileFunction } from 'node:vm';
import { readJson, type Tree } from '@nx/devkit';
import ts from 'typescript';
import { readText } from './readText.ts';

type Exports = Record<string, unknown>;
type Run = (exports: Exports, require: (specifier: string) => Exports) => void;
type TsConfig = { compilerOptions: { paths: Record<string, [string, ...string[]]> } };

/** Runs a TypeScript module of a tree, with its unsaved changes. For data modules, which import only other modules of the workspace. */
export function loadFromTree(tree: Tree, file: string): Exports {
  const { paths } = readJson<TsConfig>(tree, 'tsconfig.base.json').compilerOptions;
  const loaded = new Map<string, Exports>();

  function load(path: string): Exports {
    const known = loaded.get(path);
    if (known) return known;
    const exports: Exports = {};
    loaded.set(path, exports); // Before it runs: for circular imports.
    const require = (specifier: string) => load(locate(tree, paths, path, specifier));
    const run = compileFunction(toCommonJs(readText(tree, path)), ['exports', 'require'], {
      filename: path,
    }) as Run;
    run(exports, require);
    return exports;
  }
  return load(file);
}

/** Cache by source: most modules do not change between calls. */
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

/** Resolves a relative import or an alias of tsconfig.base.json. */
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

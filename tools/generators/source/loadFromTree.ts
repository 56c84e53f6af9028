import { compileFunction } from 'node:vm';
import { readJson, type Tree } from '@nx/devkit';
import * as culori from 'culori/fn';
import ts from 'typescript';
import { readText } from './editFile.ts';

type Exports = Record<string, unknown>;
type Run = (exports: Exports, require: (specifier: string) => Exports) => void;
type TsConfig = { compilerOptions: Required<Pick<ts.CompilerOptions, 'paths'>> };

/** Cache by source: most modules do not change between calls. */
const translated = new Map<string, string>();

/**
 * Runs a TypeScript module of a tree, with its unsaved changes. For data modules, which import only other modules of the
 * workspace, and culori to compare their colours.
 */
export function loadFromTree(tree: Tree, file: string): Exports {
  const { paths } = readJson<TsConfig>(tree, 'tsconfig.base.json').compilerOptions;
  const options = { paths, pathsBasePath: '/', moduleResolution: ts.ModuleResolutionKind.Bundler };
  // The tree is the root of what there is: nothing outside of it is found.
  const host = { fileExists: (path: string) => tree.exists(path.slice(1)), readFile: () => undefined };
  const loaded = new Map<string, Exports>();

  function load(path: string): Exports {
    const known = loaded.get(path);
    if (known) return known;
    const exports: Exports = {};
    loaded.set(path, exports); // Before it runs: for circular imports.
    const require = (specifier: string) => {
      if (specifier === 'culori/fn') return culori;
      const { resolvedModule } = ts.resolveModuleName(specifier, `/${path}`, options, host);
      if (resolvedModule && !resolvedModule.isExternalLibraryImport)
        return load(resolvedModule.resolvedFileName.slice(1));
      throw new Error(`${path} imports ${specifier}, which is no module of the workspace.`);
    };
    const source = readText(tree, path);
    const script = translated.get(source) ?? toCommonJs(source);
    translated.set(source, script);
    const run = compileFunction(script, ['exports', 'require'], { filename: path }) as Run;
    run(exports, require);
    return exports;
  }
  return load(file);
}

function toCommonJs(source: string): string {
  const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2024 };
  return ts.transpileModule(source, { compilerOptions }).outputText;
}

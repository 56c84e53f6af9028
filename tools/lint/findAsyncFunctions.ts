/* oxlint-disable typescript/no-unsafe-enum-comparison -- node types are strings; the enum is how their types are written */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TSESTree } from '@typescript-eslint/utils';
import tseslint from 'typescript-eslint';

type Parser = { parseForESLint(code: string, options: object): { ast: TSESTree.Program } };

/** Its own types say less than it does. */
const parser = tseslint.parser as unknown as Parser;

const root = path.join(import.meta.dirname, '../..');

/** The file that a module of the workspace is; `null` for a package. */
function fileOf(source: string, importer: string): string | null {
  const [, lib, rest] = /^@cancha\/([^/]+)\/(.+)$/.exec(source) ?? [];
  const base = source.startsWith('.')
    ? path.resolve(path.dirname(importer), source)
    : lib && rest
      ? path.join(root, 'libs', lib, 'src', rest)
      : null;
  return base === null ? null : ([`${base}.tsx`, `${base}.ts`].find((file) => existsSync(file)) ?? null);
}

/** Exported functions say what they return: `explicit-module-boundary-types`. */
const isAsync = (declared: TSESTree.FunctionDeclaration, code: string) =>
  declared.async || /\bPromise</.test(code.slice(...(declared.returnType?.range ?? [0, 0])));

/** The names of the functions in the body of a module that return a promise. @param code The text of the module. */
export function asyncFunctionsOf(body: readonly TSESTree.ProgramStatement[], code: string): string[] {
  return body.flatMap((statement) => {
    const declared = 'declaration' in statement ? statement.declaration : statement;
    return declared?.type === 'FunctionDeclaration' && declared.id && isAsync(declared, code)
      ? [declared.id.name]
      : [];
  });
}

const known = new Map<string, ReadonlySet<string>>();

/** The functions of a module that return a promise, by name. Of packages none are known. */
export function findAsyncFunctions(source: string, importer: string): ReadonlySet<string> {
  const file = fileOf(source, importer);
  if (file === null) return new Set();
  const read = known.get(file);
  if (read) return read;
  const code = readFileSync(file, 'utf8');
  const { ast } = parser.parseForESLint(code, { filePath: file, range: true });
  const names = new Set(asyncFunctionsOf(ast.body, code));
  known.set(file, names);
  return names;
}

import ts from 'typescript';
import { parse } from './findLiteral.ts';

/** Adds a named import: to an existing import of the module, else after all imports. */
export function addImport(source: string, name: string, from: string): string {
  const imports = parse(source).statements.filter(ts.isImportDeclaration);
  const same = imports.find(({ moduleSpecifier }) => textOf(moduleSpecifier) === from);
  const bindings = same?.importClause?.namedBindings;
  if (bindings && ts.isNamedImports(bindings)) {
    if (bindings.elements.some((element) => element.name.text === name)) return source;
    const others = bindings.elements.map((element) => element.getText());
    const all = [...others, name].sort((a, b) => a.localeCompare(b)).join(', ');
    return `${source.slice(0, bindings.getStart())}{ ${all} }${source.slice(bindings.end)}`;
  }
  return insertImport(source, `import { ${name} } from '${from}';`);
}

/** Adds a default import, unless there is one. Returns the source and the imported name. */
export function addDefaultImport(
  source: string,
  name: string,
  from: string,
): { source: string; name: string } {
  const imports = parse(source).statements.filter(ts.isImportDeclaration);
  const same = imports.find(({ moduleSpecifier }) => textOf(moduleSpecifier) === from);
  const known = same?.importClause?.name?.text;
  if (known !== undefined) return { source, name: known };
  return { source: insertImport(source, `import ${name} from '${from}';`), name };
}

function insertImport(source: string, line: string): string {
  const last = parse(source).statements.findLast(ts.isImportDeclaration);
  const at = last?.end ?? 0;
  return `${source.slice(0, at)}\n${line}${source.slice(at)}`;
}

function textOf(specifier: ts.Expression): string | null {
  return ts.isStringLiteral(specifier) ? specifier.text : null;
}

import ts from 'typescript';

/** An object or array in a module: its constant, and the properties that lead to it. */
type Place = [constant: string, ...properties: string[]];
type Literal = ts.ObjectLiteralExpression | ts.ArrayLiteralExpression;

/** The names of an object's properties, in order, without spreads. */
export function propertyNames(source: string, place: Place): string[] {
  const literal = findLiteral(source, place);
  if (!ts.isObjectLiteralExpression(literal)) return [];
  return literal.properties
    .filter(ts.isPropertyAssignment)
    .flatMap(({ name }) => ('text' in name ? name.text : []));
}

/** Appends an entry to an object or array. */
export function append(source: string, place: Place, entry: string): string {
  const literal = findLiteral(source, place);
  const entries = ts.isObjectLiteralExpression(literal) ? literal.properties : literal.elements;
  const comma = entries.length === 0 || entries.hasTrailingComma ? '' : ',';
  const end = literal.end - 1;
  return `${source.slice(0, entries.end)}${comma}${source.slice(entries.end, end)}${entry},\n${source.slice(end)}`;
}

/** Replaces the value of a property. */
export function replaceValue(source: string, place: Place, name: string, value: string): string {
  const initializer = findProperty(findLiteral(source, place), name);
  if (!initializer) throw new Error(`${place.join('.')} has no property ${name}.`);
  return source.slice(0, initializer.getStart()) + value + source.slice(initializer.end);
}

/** Sets a property: replaces its value, else appends it. */
export function setProperty(source: string, place: Place, name: string, value: string): string {
  const isThere = propertyNames(source, place).includes(name);
  return isThere ? replaceValue(source, place, name, value) : append(source, place, `${name}: ${value}`);
}

/** Adds a named import: to an existing import of the module, else after all imports. */
export function addImport(source: string, name: string, from: string): string {
  const bindings = findImport(source, from)?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings))
    return insertImport(source, `import { ${name} } from '${from}';`);
  const names = bindings.elements.map((element) => element.getText());
  const all = [...new Set([...names, name])].sort((a, b) => a.localeCompare(b)).join(', ');
  return `${source.slice(0, bindings.getStart())}{ ${all} }${source.slice(bindings.end)}`;
}

/** Adds a default import, unless there is one. Returns the source and the imported name. */
export function addDefaultImport(source: string, name: string, from: string) {
  const known = findImport(source, from)?.name?.text;
  if (known !== undefined) return { source, name: known };
  return { source: insertImport(source, `import ${name} from '${from}';`), name };
}

function insertImport(source: string, line: string): string {
  const at = parse(source).statements.findLast(ts.isImportDeclaration)?.end ?? 0;
  return `${source.slice(0, at)}\n${line}${source.slice(at)}`;
}

function findImport(source: string, from: string): ts.ImportClause | undefined {
  return parse(source)
    .statements.filter(ts.isImportDeclaration)
    .find(({ moduleSpecifier }) => ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text === from)
    ?.importClause;
}

/** The literal at a place, without `as const` around it. Throws without one. */
function findLiteral(source: string, [constant, ...properties]: Place): Literal {
  const declaration = parse(source)
    .statements.filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => ts.isIdentifier(name) && name.text === constant);
  const found = properties.reduce<ts.Expression | undefined>(
    (value, name) => (value ? findProperty(literalOf(value, constant), name) : undefined),
    declaration?.initializer,
  );
  return literalOf(found, [constant, ...properties].join('.'));
}

/** The value of a property, with or without quotes around its name. */
function findProperty(literal: Literal, name: string): ts.Expression | undefined {
  if (!ts.isObjectLiteralExpression(literal)) return undefined;
  return literal.properties
    .filter(ts.isPropertyAssignment)
    .find((property) => 'text' in property.name && property.name.text === name)?.initializer;
}

function literalOf(expression: ts.Expression | undefined, what: string): Literal {
  let inner = expression;
  while (inner && (ts.isAsExpression(inner) || ts.isSatisfiesExpression(inner))) inner = inner.expression;
  if (inner && (ts.isObjectLiteralExpression(inner) || ts.isArrayLiteralExpression(inner))) return inner;
  throw new Error(`There is no object or list ${what}.`);
}

function parse(source: string): ts.SourceFile {
  return ts.createSourceFile('module.ts', source, ts.ScriptTarget.ES2024, true);
}

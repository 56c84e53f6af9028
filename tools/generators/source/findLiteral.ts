import ts from 'typescript';

type Literal = ts.ObjectLiteralExpression | ts.ArrayLiteralExpression;

export function parse(source: string): ts.SourceFile {
  return ts.createSourceFile('module.ts', source, ts.ScriptTarget.ES2024, true);
}

/** The object or array literal of a constant, without `as const` around it, or of a property in it. Throws without one. */
export function findLiteral(module: ts.SourceFile, constant: string, ...properties: string[]): Literal {
  const declaration = module.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => ts.isIdentifier(name) && name.text === constant);
  const found = properties.reduce<ts.Expression | undefined>(
    (value, name) => (value ? findProperty(literalOf(value, constant), name)?.initializer : undefined),
    declaration?.initializer,
  );
  return literalOf(found, [constant, ...properties].join('.'));
}

/** The property of an object, with or without quotes. */
export function findProperty(literal: Literal, name: string): ts.PropertyAssignment | undefined {
  if (!ts.isObjectLiteralExpression(literal)) return undefined;
  return literal.properties
    .filter(ts.isPropertyAssignment)
    .find((property) => 'text' in property.name && property.name.text === name);
}

function literalOf(expression: ts.Expression | undefined, what: string): Literal {
  let inner = expression;
  while (inner && (ts.isAsExpression(inner) || ts.isSatisfiesExpression(inner))) inner = inner.expression;
  if (inner && (ts.isObjectLiteralExpression(inner) || ts.isArrayLiteralExpression(inner))) return inner;
  throw new Error(`There is no object or list ${what}.`);
}

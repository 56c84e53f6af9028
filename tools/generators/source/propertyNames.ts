import ts from 'typescript';
import { findLiteral, parse } from './findLiteral.ts';

/** The names of an object's properties, in order, without spreads. */
export function propertyNames(source: string, place: [constant: string, ...properties: string[]]): string[] {
  const literal = findLiteral(parse(source), ...place);
  if (!ts.isObjectLiteralExpression(literal)) return [];
  return literal.properties
    .filter(ts.isPropertyAssignment)
    .flatMap(({ name }) => (ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : []));
}

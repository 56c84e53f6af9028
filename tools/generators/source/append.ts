import ts from 'typescript';
import { findLiteral, parse } from './findLiteral.ts';

/** Appends an entry to the object or array at `place`. */
export function append(
  source: string,
  place: [constant: string, ...properties: string[]],
  entry: string,
): string {
  const literal = findLiteral(parse(source), ...place);
  const entries = ts.isObjectLiteralExpression(literal) ? literal.properties : literal.elements;
  const comma = entries.length === 0 || entries.hasTrailingComma ? '' : ',';
  const end = literal.end - 1;
  return `${source.slice(0, entries.end)}${comma}${source.slice(entries.end, end)}${entry},\n${source.slice(end)}`;
}

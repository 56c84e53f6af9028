import { findLiteral, findProperty, parse } from './findLiteral.ts';

/** Replaces the value of a property. */
export function replaceValue(
  source: string,
  place: [constant: string, ...properties: string[]],
  name: string,
  value: string,
): string {
  const literal = findLiteral(parse(source), ...place);
  const property = findProperty(literal, name);
  if (!property) throw new Error(`${place.join('.')} has no property ${name}.`);
  const { initializer } = property;
  return source.slice(0, initializer.getStart()) + value + source.slice(initializer.end);
}

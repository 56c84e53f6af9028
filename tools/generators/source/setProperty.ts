import { append } from './append.ts';
import { propertyNames } from './propertyNames.ts';
import { replaceValue } from './replaceValue.ts';

/** A module in which a property of a constant has a value: in place of the one it had, else as the last. */
export function setProperty(
  source: string,
  place: [constant: string, ...properties: string[]],
  name: string,
  value: string,
): string {
  if (propertyNames(source, place).includes(name)) return replaceValue(source, place, name, value);
  return append(source, place, `${name}: ${value}`);
}

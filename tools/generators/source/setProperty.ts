import { append } from './append.ts';
import { propertyNames } from './propertyNames.ts';
import { replaceValue } from './replaceValue.ts';

/** Sets a property: replaces its value, else appends it. */
export function setProperty(
  source: string,
  place: [constant: string, ...properties: string[]],
  name: string,
  value: string,
): string {
  if (propertyNames(source, place).includes(name)) return replaceValue(source, place, name, value);
  return append(source, place, `${name}: ${value}`);
}

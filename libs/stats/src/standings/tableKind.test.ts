import { expect, it } from 'vitest';
import { tableKind } from './tableKind';

it.each([
  ['Apertura', 'general'],
  ['Grupo A', 'general'],
  ['Tabla de promedios', 'averages'],
  ['Médias', 'averages'],
  ['Relegation averages', 'averages'],
  ['Tabla anual', 'annualCups'],
  ['Annual cups', 'annualCups'],
] as const)('a table called %s counts %s', (name, kind) => {
  expect(tableKind({ name })).toBe(kind);
});

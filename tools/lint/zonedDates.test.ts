import { describe, expect, it } from 'vitest';
import { lintSource } from './lintSource.ts';

const file = 'libs/football/src/results/any.ts';
const rule = 'cancha/zoned-dates';
const imports =
  ['addDays', 'addMinutes', 'format', 'startOfDay']
    .map((name) => `import { ${name} } from 'date-fns/${name}';\n`)
    .join('') +
  "import { formatISO as iso } from 'date-fns/formatISO';\nimport { tz } from '@date-fns/tz';\n";
const context = "const zone = { in: tz('America/Lima') };\nconst week = { weekStartsOn: 1 };\n";
const found = async (expression: string, place = file) =>
  (await lintSource(place, `${imports}${context}export const one = ${expression};\n`))
    .filter((finding) => finding.rule === rule)
    .map(({ id }) => id);

describe('a date without a zone', () => {
  it.each([
    ['new Date(2026, 6, 5)', 'parts'],
    ['new Date().getHours()', 'method'],
    ['new Date().setDate(1)', 'method'],
    ['new Date().getTimezoneOffset()', 'method'],
    ["new Date().toLocaleDateString('es')", 'locale'],
    ["new Intl.DateTimeFormat('es', { dateStyle: 'short' })", 'locale'],
    ['startOfDay(new Date())', 'context'],
    ["addDays('2026-07-05', 1)", 'context'],
    ["format(new Date(), 'yyyy', { weekStartsOn: 1 })", 'context'],
    ['startOfDay(new Date(), week)', 'context'],
    ['iso(new Date())', 'context'],
  ])('is refused: %s', async (code, id) => {
    expect(await found(code)).toEqual([id]);
    expect(await found(code, 'apps/origin/src/clock/any.ts')).toEqual([id]);
  });

  it.each([
    'new Date()',
    "new Date('2026-07-05T12:00:00Z')",
    'new Date().getTime()',
    'new Date().getUTCHours()',
    "new Date().toLocaleDateString('es', { timeZone: 'UTC' })",
    "new Intl.DateTimeFormat('es', { timeZone: 'UTC' })",
    'Intl.DateTimeFormat().resolvedOptions().timeZone',
    'addMinutes(new Date(), 5)',
    "startOfDay(new Date(), { in: tz('America/Santiago') })",
    'startOfDay(new Date(), zone)',
    "format(new Date(), 'HH:mm', { in: tz('America/Santiago') })",
  ])('is none: %s', async (code) => {
    expect(await found(code)).toEqual([]);
  });

  it('may be in a test, whose zone is known', async () => {
    expect(await found('new Date(2026, 6, 5)', 'libs/football/src/results/any.test.ts')).toEqual([]);
  });
});

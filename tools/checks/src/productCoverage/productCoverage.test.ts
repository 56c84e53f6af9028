import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { workspaceFolder } from '../workspaceFolder';
import { isOpen, recordOf } from './CoverageRow';
import { coverageSections } from './coverageSections';
import { formatCoverage } from './formatCoverage';
import { exists, isTest } from './isTest';
import { recordFile } from './recordFile';

const docs = path.join(workspaceFolder, 'docs/product-coverage.md');
const rows = coverageSections.flatMap((section) => section.rows);

it('docs/product-coverage.md has every line', async () => {
  const config = await resolveConfig(docs);

  await expect(await format(formatCoverage(), { ...config, parser: 'markdown' })).toMatchFileSnapshot(docs);
});

it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('section %i of the specification has lines', (number) => {
  const own = coverageSections.filter((section) => section.number === number);

  expect(own.length).toBeGreaterThan(0);
  for (const section of own) expect(section.rows.length, section.title).toBeGreaterThan(0);
});

it('shows each line by a file that there is', () => {
  const shown = rows.filter((row) => recordOf(row) === undefined);
  const gone = shown.filter(([, file]) => !file.startsWith('open: ') && !exists(file));

  expect(gone).toEqual([]);
});

it('leaves a line out only where a record says which, and a test what is true instead', () => {
  const decided = rows.filter((row) => recordOf(row) !== undefined);
  const unsaid = decided.filter((row) => {
    const file = recordFile(recordOf(row) ?? '');
    return file === undefined || !readFileSync(file, 'utf8').includes(row[0]) || !isTest(row[2]);
  });

  expect(decided.length).toBeGreaterThan(0);
  expect(unsaid).toEqual([]);
});

it('leaves none open', () => {
  expect(rows.filter(isOpen)).toEqual([]);
});

describe('the tests that hold the lines', () => {
  it('are there, under the titles that are named', () => {
    const gone = rows.filter(([, , heldBy]) => !heldBy.startsWith('open: ') && !isTest(heldBy));

    expect(gone).toEqual([]);
  });

  it.each([
    ['libs/brands/src/sites.test.ts › is who the specification says', true],
    ['libs/brands/src/sites.test.ts › is who nobody says', false],
    ['libs/brands/src/sites.test.ts › is who', false],
    ['libs/brands/src/nowhere.test.ts › is who the specification says', false],
    ['libs/ui/src/list/Slider/Slider.stories.tsx › Eight', true],
    ['libs/ui/src/list/Slider/Slider.stories.tsx › Eig', false],
  ])('%s: %s', (heldBy, expected) => {
    expect(isTest(heldBy)).toBe(expected);
  });
});

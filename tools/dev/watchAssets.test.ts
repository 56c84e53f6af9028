import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchAssets } from './watchAssets.ts';

let root = '';
const config = () => join(root, 'apps/fca/next.config.mjs');
const write = (file: string) => writeFileSync(join(root, file), `${Math.random()}`);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'watched-'));
  for (const folder of [
    'libs/brands/src/fca',
    'libs/themes/sets/fca/generated',
    'libs/themes/src',
    'apps/fca',
  ])
    mkdirSync(join(root, folder), { recursive: true });
  write('apps/fca/next.config.mjs');
  utimesSync(config(), 0, 0);
});
afterEach(() => rmSync(root, { recursive: true }));

/** Watches the folder; gathers what is printed. */
function start(make = () => Promise.resolve()) {
  const printed: string[] = [];
  const made = vi.fn(make);
  watchAssets(['fca'], made, { root, print: (line: string) => void printed.push(line) });
  return { printed, made };
}

it.each(['libs/themes/sets/fca/tokens.ts', 'libs/brands/src/fca/logo.svg'])(
  'makes anew what a change concerns, and starts Next again: %s',
  async (file) => {
    const { printed, made } = start();
    write(file);

    await vi.waitFor(() => expect(printed).toContain('They are there: Next starts fca again.'), 5_000);
    expect(printed[0]).toBe(`${file} changed: making style sheets and drawings anew.`);
    expect(made).toHaveBeenCalled();
    expect(statSync(config()).mtimeMs).toBeGreaterThan(0);
  },
);

it('says what is wrong with the change, and goes on', async () => {
  let fails = true;
  const { printed } = start(() => (fails ? Promise.reject(new Error('No such colour.')) : Promise.resolve()));
  write('libs/themes/sets/fca/tokens.ts');
  await vi.waitFor(() => expect(printed).toContain('No such colour. The apps go on as they were.'), 5_000);
  expect(statSync(config()).mtimeMs).toBe(0);

  fails = false;
  write('libs/themes/sets/fca/tokens.ts');
  await vi.waitFor(() => expect(printed).toContain('They are there: Next starts fca again.'), 5_000);
});

it('does not take what it makes for a change', async () => {
  const { made, printed } = start();
  write('libs/themes/sets/fca/generated/theme.ts');
  write('libs/themes/sets/fca/README.md');
  write('libs/brands/src/fca/icon.svg');

  await vi.waitFor(() => expect(printed).toContain('They are there: Next starts fca again.'), 5_000);
  expect(printed.filter((line) => /generated|README/.test(line))).toEqual([]);
  expect(made).toHaveBeenCalled();
});

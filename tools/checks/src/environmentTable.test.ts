import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { appFolders } from './appFolders';
import { filesIn } from './filesIn';
import { findVariables } from './findVariables';
import { workspaceFolder } from './workspaceFolder';

const textOf = (file: string) => readFileSync(path.join(workspaceFolder, file), 'utf8');

const sources = ['apps', 'libs', 'tools']
  .flatMap(filesIn)
  .filter((file) => /\.(ts|tsx|mts|mjs|sh)$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file));

/** The names in the first column of every table. `<APP>` stands for one of the apps. */
const documented = ['docs/environment.md', 'docs/services.md']
  .flatMap((page) => textOf(page).split('\n'))
  .filter((line) => line.startsWith('|'))
  .flatMap((line) => (line.includes('ERROR_REPORTING') ? [line] : [line.split('|')[1] ?? '']))
  .flatMap((cell) => Array.from(cell.matchAll(/`([A-Za-z<][\w<>]*)`/g), ([, name = '']) => name));

const apps = appFolders.map((folder) => path.basename(folder).toUpperCase().replaceAll('-', '_'));
const rows = documented.map((row) => {
  const pattern = row.replace('<APP>', `(${apps.join('|')})`).replace('<CODE>', '[A-Z0-9_]+');
  return new RegExp(`^${pattern}$`);
});
const isDocumented = (name: string) => rows.some((row) => row.test(name));

describe('the table of environment variables', () => {
  it('names every variable that tools, apps and libs read', () => {
    const missing = sources.flatMap((file) =>
      findVariables(textOf(file))
        .filter((name) => !isDocumented(name))
        .map((name) => `${name}, read in ${file}`),
    );

    expect(missing).toEqual([]);
  });

  it.each(apps)('names the variables that move an app and tell where it is: %s', (name) => {
    expect([`${name}_PORT`, `APP_URL_${name}`].filter((variable) => !isDocumented(variable))).toEqual([]);
  });

  it('names none that nobody reads', () => {
    const everything = sources.map(textOf).join('\n');
    const plain = documented.filter((name) => /^[A-Z_]+$/.test(name));

    expect(plain.filter((name) => !new RegExp(`\\b${name}\\b`).test(everything))).toEqual([]);
  });
});

describe('a variable is found', () => {
  it.each([
    ["process.env['CRAWL_PAGES'] ?? 60", ['CRAWL_PAGES']],
    ['process.env.NODE_ENV', ['NODE_ENV']],
    ["env['NX_BASE']", ['NX_BASE']],
    ["const { PATH = '', HOME = '' } = process.env;", ['PATH', 'HOME']],
    ["placeOf(env, env['ORIGIN_HOST'], 'ORIGIN_PORT', 4000)", ['ORIGIN_HOST', 'ORIGIN_PORT']],
    ["readVariable<string | null>(\n env,\n 'DATABASE_URL', z.url())", ['DATABASE_URL']],
    ['const draftVariables = {\n  DRAFT_KEY: secretOf(16),\n};', ['DRAFT_KEY']],
    ['import.meta.env.MODE', []],
  ])('in %j', (source, names) => {
    expect(findVariables(source)).toEqual(names);
  });
});

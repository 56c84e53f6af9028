import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { themeKeys } from '@cancha/themes/themeKeys';
import { describe, expect, it } from 'vitest';
import { themeSets } from './themeSets';

const sets = path.join(import.meta.dirname, '../../sets');
const folders = readdirSync(sets, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe('the sets', () => {
  it('are folders, one for each key', () => {
    const missing = themeKeys.filter((key) => !folders.includes(key));

    expect(missing, 'keys of themeKeys.ts without a folder in libs/themes/sets').toEqual([]);
  });

  it('are known by their key, each', () => {
    const unknown = folders.filter((folder) => !themeKeys.some((key) => key === folder));

    expect(unknown, 'folders in libs/themes/sets without a key in themeKeys.ts').toEqual([]);
  });
});

describe.each(folders)('the set %s', (folder) => {
  it('calls itself as its folder is called', () => {
    expect(themeSets.get(folder)?.key).toBe(folder);
  });

  it('is a project of its own, which builds that set', () => {
    const file = path.join(sets, folder, 'project.json');
    expect(existsSync(file), `${file} is missing`).toBe(true);

    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      name: `@cancha/theme-${folder}`,
      tags: ['scope:theme-set'],
      targets: { css: { command: `tsx scripts/build-css.ts ${folder}` } },
    });
  });
});

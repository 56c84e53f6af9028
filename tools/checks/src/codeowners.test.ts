import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '@cancha/brands/Site';
import { sites } from '@cancha/brands/sites';
import { describe, expect, it } from 'vitest';
import { filesIn } from './filesIn';
import { workspaceFolder } from './workspaceFolder';

const lines = readFileSync(path.join(workspaceFolder, '.github/CODEOWNERS'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' '));
/** Of the lines that name a folder: `*` is for what has no line of its own. */
const patterns = lines.map(([pattern = '']) => pattern).filter((pattern) => pattern !== '*');
const owns = (pattern: string, folder: string) => path.matchesGlob(folder, pattern.replace(/^\/|\/$/g, ''));
const isOwned = (folder: string) => patterns.some((pattern) => owns(pattern, folder));

/** `libs`, `libs/ui`, `libs/ui/src`, … */
const ancestors = (file: string) =>
  file.split('/').flatMap((_, depth, parts) => (depth === 0 ? [] : parts.slice(0, depth).join('/')));
const folders = [...new Set(filesIn('.').flatMap(ancestors))];

describe('CODEOWNERS', () => {
  it('has a line for each room', () => {
    const rooms = folders.filter((folder) => /^(?:apps|libs)\/[^/]+$/.test(folder));
    expect(rooms.filter((room) => !isOwned(room))).toEqual([]);
    expect(rooms).toContain('libs/ui');
  });

  it('has a line for each brand, theme and newsroom', () => {
    const rows = Object.values<Site>(sites);
    const ofBrands = rows.flatMap(({ id, theme }) => [`libs/brands/src/${id}`, `libs/themes/sets/${theme}`]);
    const newsrooms = folders.filter((folder) => /^libs\/newsroom\/seed\/newsroom\/[^/]+$/.test(folder));
    expect([...ofBrands, ...newsrooms].filter((folder) => !isOwned(folder))).toEqual([]);
  });

  it('has no line for what is gone', () => {
    expect(patterns.filter((pattern) => !folders.some((folder) => owns(pattern, folder)))).toEqual([]);
  });

  it('names a team on each line', () => {
    expect(lines.filter(([, team = '']) => !/^@[\w-]+\/[\w-]+$/.test(team))).toEqual([]);
  });
});

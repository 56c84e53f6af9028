import { existsSync } from 'node:fs';
import path from 'node:path';
import { sites } from '@cancha/brands/sites';
import { describe, expect, it } from 'vitest';
import { folderNames, knownSites, readSiteFile, sitesFolder } from './siteFolders';

type Project = { name: string; tags: string[]; implicitDependencies?: string[] };

const projectOf = (id: string) => JSON.parse(readSiteFile(id, 'project.json')) as Project;

it('there is a folder with a brand config for each row, and none too many', () => {
  const ids = Object.keys(sites).sort();

  expect([...folderNames].sort()).toEqual(ids);
  expect(knownSites.map(({ id }) => id).sort()).toEqual(ids);
});

describe.each(knownSites)('$id', ({ id, brandConfig }) => {
  it('is a project of its own, so that a change in it concerns its app alone', () => {
    expect(projectOf(id)).toMatchObject({ name: `@cancha/brand-${id}`, tags: ['scope:brand'] });
  });

  it('depends on the folder whose drawings it shows', () => {
    const { site: owner = id } = brandConfig.logo;
    if (owner === id) return;
    const imports = readSiteFile(id, 'brandConfig.ts').includes(`'@cancha/brands/${owner}/`);
    const names = projectOf(id).implicitDependencies?.includes(`@cancha/brand-${owner}`) ?? false;

    expect(existsSync(path.join(sitesFolder, owner, brandConfig.logo.file))).toBe(true);
    expect(imports || names).toBe(true);
  });
});

import { createProjectGraphAsync, type ProjectGraphProjectNode } from '@nx/devkit';
import { beforeAll, describe, expect, it } from 'vitest';

/** Folders of one site or one theme: `checks` beside them lint, type-check and test them all. */
const checkedTogether = ['scope:brand', 'scope:theme-set'];

let projects: ProjectGraphProjectNode[] = [];
beforeAll(async () => {
  // A test run leaves no background process behind.
  process.env['NX_DAEMON'] ??= 'false';
  projects = Object.values((await createProjectGraphAsync({ exitOnError: false })).nodes);
});

describe('every project of the workspace', () => {
  it('is there, also where it lies within the folder of another', () => {
    const names = projects.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        '@cancha/brands',
        '@cancha/brand-fca',
        '@cancha/brands-checks',
        '@cancha/theme-fca',
      ]),
    );
  });

  it.each(['lint', 'typecheck'])(
    'takes part in the step of npm test for %s, or is in the care of one that does',
    (step) => {
      const left = projects
        .filter(({ data }) => !data.tags?.some((tag) => checkedTogether.includes(tag)))
        .filter(({ data }) => !Object.hasOwn(data.targets ?? {}, step));

      expect(left.map(({ name }) => name)).toEqual([]);
    },
  );

  it.each([
    '@cancha/brands-checks',
    '@cancha/themes-checks',
    '@cancha/tools-checks',
    '@cancha/tools-copy-desk',
  ])('has its tests run: %s', (name) => {
    const project = projects.find((other) => other.name === name);
    expect(Object.keys(project?.data.targets ?? {})).toContain('test');
  });
});

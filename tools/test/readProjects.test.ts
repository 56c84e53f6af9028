import { expect, it } from 'vitest';
import { readProjects } from './readProjects.mjs';

it('knows the folder of every project, also where it lies within another', () => {
  const projects = readProjects();

  expect(projects.get('ui')).toBe('libs/ui');
  expect(projects.get('fca-e2e')).toBe('apps/fca-e2e');
  expect(projects.get('storybook')).toBe('libs/ui/.storybook');
  expect(projects.get('tools')).toBe('tools');
});

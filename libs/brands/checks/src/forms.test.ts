import type { Site } from '@cancha/brands/Site';
import { sites } from '@cancha/brands/sites';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const workspace = path.join(import.meta.dirname, '../../../..');
const newsrooms = globSync('libs/newsroom/seed/newsroom/*/site.yaml', { cwd: workspace })
  .map((file) => readFileSync(path.join(workspace, file), 'utf8'))
  .join('\n');

describe.each(Object.values<Site>(sites).map((site) => [site.id, site] as const))('%s', (_, site) => {
  it('sends its forms to some that our own backend has', () => {
    expect(newsrooms).toContain(`  ${site.newsletterForm}: newsletter`);
    for (const { id } of Object.values(site.forms)) expect(newsrooms).toContain(`  ${id}: message`);
  });

  it('asks for an address to answer to, and requires nothing that it does not ask for', () => {
    for (const { id, fields, required } of Object.values(site.forms)) {
      expect(required, id).toContain('email');
      expect(
        required.filter((field) => !fields.includes(field)),
        id,
      ).toEqual([]);
      expect(new Set(fields).size, id).toBe(fields.length);
    }
  });
});

it('the fields of the specification are all asked for by some form', () => {
  const asked = Object.values<Site>(sites).flatMap(({ forms }) =>
    Object.values(forms).flatMap(({ fields }) => fields),
  );

  expect([...new Set(asked)].sort()).toEqual(
    'address city consultation dni email fullName lastName name phone'.split(' '),
  );
});

import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Service } from '@cancha/integrations/ports/Service';
import { describe, expect, it } from 'vitest';
import { services } from './services.ts';

const here = import.meta.dirname;
const root = path.join(here, '../../..');
const rows: [string, Service][] = Object.entries(services);

describe('an outside service', () => {
  it.each(rows)('%s has a port and a contract test beside its adapters', (folder, { port }) => {
    expect(existsSync(path.join(here, 'ports', `${port}.ts`))).toBe(true);
    expect(globSync(`${folder}/**/*.contract.test.ts`, { cwd: here })).not.toEqual([]);
  });

  it.each(rows)(
    '%s stands in the docs, with what switches it on',
    (folder, { port, product, switchedOnBy }) => {
      const readme = readFileSync(path.join(here, '../README.md'), 'utf8');
      const row = readme.split('\n').find((line) => line.startsWith(`| \`${folder}\``));
      expect(row).toContain(`\`${port}\``);
      expect(row).toContain(product);
      if (!('environment' in switchedOnBy)) return;
      expect(row).toContain(`\`${switchedOnBy.environment}\``);
      expect(readFileSync(path.join(root, 'docs/environment.md'), 'utf8')).toContain(
        `\`${switchedOnBy.environment}\``,
      );
    },
  );
});

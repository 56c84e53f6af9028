import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import type { Service } from '@cancha/integrations/ports/Service';
import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { services } from './services.ts';

const here = import.meta.dirname;
const docs = path.join(here, '../../../docs/services.md');
const rows: [string, Service][] = Object.entries(services);

const switchOf = ({ switchedOnBy }: Service) =>
  'environment' in switchedOnBy
    ? `\`${switchedOnBy.environment}\`, ${switchedOnBy.holds}`
    : `\`${switchedOnBy.brand}\` of a brand`;

const table = `# Outside services

Written by \`libs/integrations/src/services.test.ts\` from \`services.ts\`. After a change there:
\`npx nx test @cancha/integrations -- services -u\`. How to add one: [adding a service](adding-a-service.md).

| Folder | Port | Product | Purpose | Runs in | Switched on by |
| --- | --- | --- | --- | --- | --- |
${rows
  .map(([folder, row]) =>
    ['', `\`${folder}\``, `\`${row.port}\``, row.product, row.purpose, row.runsIn, switchOf(row), ''].join(
      ' | ',
    ),
  )
  .join('\n')}
`;

describe('an outside service', () => {
  it.each(rows)('%s has a port and a contract test beside its adapters', (folder, { port }) => {
    expect(existsSync(path.join(here, 'ports', `${port}.ts`))).toBe(true);
    expect(globSync(`${folder}/**/*.contract{,.browser}.test.ts`, { cwd: here })).not.toEqual([]);
  });

  it('stands in docs/services.md, with what switches it on', async () => {
    const page = await format(table, { ...(await resolveConfig(docs)), parser: 'markdown' });

    await expect(page).toMatchFileSnapshot(docs);
  });
});

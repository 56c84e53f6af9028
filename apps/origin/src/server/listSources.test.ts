import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { listSources } from './listSources.ts';

const ownFile = (name: string) => fileURLToPath(new URL(name, import.meta.url));

describe('the sources of the program that fills the database', () => {
  it('are what it imports, directly, through others and from the libs', async () => {
    const sources = await listSources(ownFile('./seedEmbedded.process.ts'));

    for (const name of ['./seedEmbedded.process.ts', '../database/createDatabase.ts']) {
      expect(sources).toContain(ownFile(name));
    }
    expect(sources.filter((file) => file.endsWith('/libs/stats/src/ranking/rankTable.ts'))).toHaveLength(1);
  });

  it('are not the routes, nor any test', async () => {
    const sources = await listSources(ownFile('./seedEmbedded.process.ts'));

    expect(sources.filter((file) => /Routes\.ts$|\.test\.ts$/.test(file))).toEqual([]);
  });
});

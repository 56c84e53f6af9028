import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ServedSite } from '@cancha/site/context/ServedSite';
import { describe, expect, it } from 'vitest';
import { readServiceRows } from './readServiceRows';

const sites = [{ site: { id: 'fca' } }] as unknown as readonly ServedSite[];
const read = (text: string) => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'rows-')), 'rows.json');
  writeFileSync(file, text);
  return readServiceRows({ SERVICE_ROWS: file }, sites);
};

describe('the rows of a deployment', () => {
  it('are none without the variable', () => {
    expect(readServiceRows({}, sites)).toEqual({});
  });

  it('are those of each site, and of every site', () => {
    const rows = { fca: { dataLayer: { container: 'GTM-A' } }, '*': { dataLayer: { container: 'GTM-B' } } };

    expect(read(JSON.stringify(rows))).toEqual(rows);
  });

  it.each([
    ['no JSON', '{', 'cannot be read'],
    ['an unknown site', '{"nobody":{}}', 'no site "nobody"'],
    ['an unknown service', '{"fca":{"weather":{}}}', 'weather'],
    ['a row without what it needs', '{"fca":{"dataLayer":{}}}', 'container'],
    [
      'a script that is no address',
      '{"fca":{"dataLayer":{"container":"A","script":"javascript:1"}}}',
      'script',
    ],
    ['a consent manager without a script', '{"fca":{"consentManager":{"name":"Manager"}}}', 'consentManager'],
  ])('end the start with a sentence for %s', (_, text, word) => {
    expect(() => read(text)).toThrow(word);
  });

  it('end it for a file that is not there', () => {
    expect(() => readServiceRows({ SERVICE_ROWS: '/nowhere.json' }, sites)).toThrow('/nowhere.json');
  });
});

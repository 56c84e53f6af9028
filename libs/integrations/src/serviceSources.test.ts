import { describe, expect, it } from 'vitest';
import { anAdsRow } from '@cancha/site/testing/anAdsRow';
import { serviceRows } from './serviceRows';
import { serviceSources } from './serviceSources';

const scripts = (...args: Parameters<typeof serviceSources>) =>
  serviceSources(...args).flatMap(({ script }) => script ?? []);

describe('from where services load', () => {
  it('is said of none where none is on', () => {
    expect(serviceSources({})).toEqual([]);
  });

  it('is said of what is on, and of nothing else', () => {
    const named = scripts({ audience: { publisher: '1' } });

    expect(named).toContain('https://sb.scorecardresearch.com');
    expect(named.join()).not.toMatch(/doubleclick|googletagmanager/);
  });

  it('follows the addresses in the row, and the hosts that the row adds', () => {
    const script = 'https://mine.example/gpt.js';
    const ads = {
      ...anAdsRow,
      script,
      wrapper: 'https://wrapper.example/w.js',
      sources: { script: ['https://*.more.example'] },
    };

    expect(scripts({ ads })).toEqual(
      expect.arrayContaining(['https://mine.example', 'https://wrapper.example', 'https://*.more.example']),
    );
  });

  it('is said of a consent manager, which stands in its row alone', () => {
    const consentManager = { name: 'CMP', script: 'https://cmp.example/stub.js' };

    expect(serviceSources({ consentManager })[1]).toMatchObject({
      ...{ script: ['https://cmp.example'], frame: ['https://cmp.example'] },
    });
  });
});

describe('a host of a row', () => {
  const read = (host: string) =>
    serviceRows.safeParse({ audience: { publisher: '1', sources: { script: [host] } } }).success;

  it.each(['https://cdn.example', 'https://*.cdn.example', 'http://127.0.0.1:4000'])('may be %s', (host) => {
    expect(read(host)).toBe(true);
  });

  it.each(['https:', '*', "'unsafe-inline'", 'https://a.example; script-src *', 'https://*'])(
    'may not be %s',
    (host) => {
      expect(read(host)).toBe(false);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { formatReport } from './formatReport.mjs';

type Result = Parameters<typeof formatReport>[0];

const speed = { perSecond: 100, p50: 9, p99: 20, cpuMs: 8.5, runs: [100], yardstick: null };
const cost = { cached: 1, alone: 8, together: 7 };
const result: Result = {
  machine: {
    cores: 2,
    cpu: 'CPU',
    memory: 1,
    platform: 'linux x64',
    node: 'v24',
    date: 'today',
    loadBefore: 0.1,
  },
  duration: { warmUpSeconds: 5, seconds: 8, runs: 3 },
  pages: [
    {
      kind: 'home',
      path: '/',
      scriptGz: 135_400,
      scripts: 7,
      styleGz: 6_500,
      html: 125_900,
      htmlGz: 18_400,
      cards: 40,
    },
  ],
  articles: [
    { path: '/short.html', htmlGz: 9_000 },
    { path: '/long.html', htmlGz: 13_000 },
  ],
  cacheOff: { home: cost, article: cost },
  throughput: { home: { off: speed, on: speed }, articles: { off: speed, on: speed }, allArticles: speed },
  football: { tables: { ...speed, perSecond: 143 } },
  nginx: { home: { ...speed, perSecond: 4000 }, articles: { ...speed, perSecond: 8000 } },
  rssBytes: 300_000_000,
  comparisons: [
    { what: 'homes', perSecond: 100, there: 62, speed: 0.5, here: 31, ratio: 3.23, reached: true },
  ],
  verdicts: [{ ok: false, text: 'HTML of the home: at most 26.0 KB gz, is 27.0' }],
};
const lineOf = (start: string, changed: Partial<Result> = {}) =>
  formatReport({ ...result, ...changed }).find((line) => line.trim().startsWith(start));

describe('formatReport', () => {
  it('sets each speed beside nginx with the same page', () => {
    expect(
      lineOf('home, cache off')
        ?.split(/\s{2,}/)
        .slice(-2),
    ).toEqual(['4000', '0.0250']);
    expect(
      lineOf('2 newest articles, cache on')
        ?.split(/\s{2,}/)
        .slice(-2),
    ).toEqual(['8000', '0.0125']);
  });

  it('has the football pages of a site that has them', () => {
    expect(lineOf('tables, cache off')).toContain('143');
    expect(lineOf('tables, cache off', { football: {} })).toBeUndefined();
  });

  it('gives the app’s own figures when nginx is missing', () => {
    expect(lineOf('home, cache off', { nginx: null })).toMatch(/100 .* 8\.50 .*not there/);
  });

  it('says what a reference was where it was measured, and what it is on this machine', () => {
    expect(lineOf('reached')).toContain('homes: 100/s of 31/s (× 3.23); 62/s there × 0.50');
    expect(lineOf('Its speed is not known')).toBeUndefined();
    expect(lineOf('Its speed is not known', { nginx: null })).toBeDefined();
  });

  it('says how soon all articles come round', () => {
    expect(lineOf('All articles')).toContain('every 0.0 s');
    const slow = { ...result.throughput, allArticles: { ...speed, perSecond: 0.5 } };
    expect(lineOf('All articles', { throughput: slow })).toContain('every 4.0 s');
  });

  it('names the largest article', () => {
    expect(lineOf('HTML gz of all')).toContain('median 11.0, largest 13.0 (/long.html)');
  });

  it('warns that a busy machine makes the speeds too low', () => {
    expect(lineOf('Load before')).not.toContain('too low');
    const busy = { ...result.machine, loadBefore: 4 };
    expect(lineOf('Load before', { machine: busy })).toContain('too low');
  });

  it('says where CPU time and memory cannot be known', () => {
    const unknown = { ...speed, cpuMs: null };
    const both = { off: unknown, on: unknown };
    const changed = { throughput: { home: both, articles: both, allArticles: unknown }, rssBytes: null };
    expect(lineOf('CPU time is not known', changed)).toContain('/proc');
    expect(lineOf('Memory', changed)).toContain('not known');
  });

  it('shows a broken limit as such', () => {
    expect(lineOf('BROKEN')).toContain('HTML of the home');
  });
});

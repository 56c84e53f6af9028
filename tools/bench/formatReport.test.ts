import { describe, expect, it } from 'vitest';
import { compareWeights } from './compareWeights.ts';
import { formatReport } from './formatReport.ts';

type Result = Parameters<typeof formatReport>[0];

const home = {
  ...{ kind: 'home', path: '/', scriptGz: 135_400, styleGz: 6_500, html: 125_900, htmlGz: 18_400, cards: 40 },
};
const result: Result = {
  machine: {
    ...{ cores: 2, cpu: 'CPU', memory: 1, platform: 'linux x64', node: 'v24', date: 'today' },
    loadBefore: 0.1,
  },
  duration: { warmUpSeconds: 5, seconds: 8, rounds: 3 },
  other: 'the other build',
  weighed: [home],
  weights: compareWeights([home], [{ ...home, htmlGz: 9_200 }]),
  measured: [
    {
      kind: 'home',
      cache: 'uncached',
      speeds: [
        { perSecond: 80, cpuMs: 11.5 },
        { perSecond: 100, cpuMs: 10 },
      ],
      ratios: { perSecond: 0.81, cpu: 1.16 },
    },
  ],
  lighthouse: [{ kind: 'home', ours: { performance: 99 }, other: { performance: 98 } }],
  verdicts: [{ ok: false, text: 'HTML of the home: at most 26.0 KB gz, is 27.0' }],
};
const withoutBuild = { ...result, weights: [], lighthouse: [] };
const lineOf = (start: string, report: Result = result) =>
  formatReport(report).find((line) => line.trim().startsWith(start));

describe('formatReport', () => {
  it('has the ratio of each speed, and the figures of both beside it', () => {
    expect(
      lineOf('home, uncached')
        ?.trim()
        .split(/\s{2,}/),
    ).toEqual([...['home, uncached', '× 1.160', '11.50 · 10.00', '× 0.810', '80 · 100']]);
  });

  it('has the ratio of each weight beside another build, the weight alone without one', () => {
    expect(lineOf('home  ')).toContain('× 2.000 (18.4 · 9.2)');
    expect(lineOf('home  ', withoutBuild)?.trim().split(/\s+/)).toEqual([
      ...['home', '18.4', '125.9', '135.4', '6.5'],
    ]);
  });

  it('has Lighthouse’s scores of both builds', () => {
    expect(formatReport(result)).toContain('  home      99 · 98');
    expect(lineOf('Lighthouse', withoutBuild)).toBeUndefined();
  });

  it('says when there was nothing to compare the speed with', () => {
    expect(lineOf('Not measured', { ...withoutBuild, measured: [] })).toBeDefined();
  });

  it('warns that a busy machine makes the plain figures worse', () => {
    expect(lineOf('Load before')).not.toContain('worse');
    const busy = { ...result, machine: { ...result.machine, loadBefore: 4 } };
    expect(lineOf('Load before', busy)).toContain('worse');
  });

  it('says where CPU time cannot be known', () => {
    const measured = result.measured.map((one) => ({ ...one, ratios: { ...one.ratios, cpu: null } }));
    expect(lineOf('home, uncached', { ...result, measured })).toContain('not known');
  });

  it('shows a broken limit as such', () => {
    expect(lineOf('BROKEN')).toContain('HTML of the home');
  });
});

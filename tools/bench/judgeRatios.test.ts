import { describe, expect, it } from 'vitest';
import { compareWeights } from './compareWeights.ts';
import { judgeRatios } from './judgeRatios.ts';
import { summarize } from './measureTogether.ts';

const page = { kind: 'home', path: '/', scriptGz: 1000, styleGz: 100, html: 9000, htmlGz: 1000, cards: 1 };
const speeds = (...cpu: number[]) =>
  summarize(
    cpu.map((cpuMs) => [
      { perSecond: 1, cpuMs },
      { perSecond: 1, cpuMs: 10 },
    ]),
  );
const measured = (cache: 'cached' | 'uncached', ...cpu: number[]) => [
  { kind: 'home', cache, ...speeds(...cpu) },
];

type Compared = Parameters<typeof judgeRatios>[0];
const broken = (compared: Partial<Compared>) =>
  judgeRatios({ measured: [], weights: [], lighthouse: [], ...compared }).flatMap(({ ok, text }) =>
    ok ? [] : [text],
  );

describe('judgeRatios', () => {
  it('takes the median of the rounds: one that was disturbed decides nothing', () => {
    expect(broken({ measured: measured('uncached', 12, 12.5, 90) })).toEqual([]);
    expect(broken({ measured: measured('uncached', 12, 12.6, 90) })).toEqual([
      'CPU of home, uncached: at most × 1.25, is × 1.260',
    ]);
  });

  it('lets a page from the cache cost no more than before', () => {
    expect(broken({ measured: measured('cached', 10.5) })).toEqual([]);
    expect(broken({ measured: measured('cached', 10.6) })).toHaveLength(1);
  });

  it('takes what could not be measured for broken', () => {
    const unknown = summarize([
      [
        { perSecond: 1, cpuMs: null },
        { perSecond: 1, cpuMs: 10 },
      ],
    ]);
    expect(broken({ measured: [{ kind: 'home', cache: 'cached', ...unknown }] })).toEqual([
      'CPU of home, cached: at most × 1.05, is not known',
    ]);
  });

  it('lets HTML grow by a fiftieth and scripts by nothing', () => {
    const grown = (html: number, script: number) =>
      broken({ weights: compareWeights([{ ...page, htmlGz: html, scriptGz: script }], [page]) });
    expect(grown(1020, 1000)).toEqual([]);
    expect(grown(1021, 1001)).toEqual([
      'HTML of home: at most × 1.02, is × 1.021',
      'first-load JavaScript of home: at most × 1, is × 1.001',
    ]);
  });

  it('lets no score of Lighthouse fall', () => {
    const scores = (seo: number) => [{ kind: 'home', ours: { seo }, other: { seo: 99 } }];
    expect(broken({ lighthouse: scores(99) })).toEqual([]);
    expect(broken({ lighthouse: scores(98) })).toEqual(['Lighthouse seo of home: at least 99, is 98']);
  });
});

import { describe, expect, it } from 'vitest';
import { drawWordmark } from './drawWordmark.ts';

const barlow = { package: '@fontsource/barlow-condensed', file: 'barlow-condensed', weight: 700 };
const colours = { ink: '#ffffff', mark: '#35c6d6', ground: '#0b2545' };

describe('a wordmark', () => {
  it('is as wide as its name, and as high as a header has room for', async () => {
    const short = await drawWordmark('Gol', barlow, { colours });
    const long = await drawWordmark('Gol de Oro', barlow, { colours });

    expect([short.height, long.height]).toEqual([28, 28]);
    expect(long.width).toBeGreaterThan(short.width * 2);
  });

  it('is as wide as the theme shows logos, however short its name', async () => {
    const { logo, width } = await drawWordmark('Gol', barlow, { colours, leastWidth: 84 });
    expect(width).toBe(84);
    expect(logo).toContain('viewBox="0 0 90 30"');
  });

  it('is shown in the shape it is drawn in', async () => {
    const { logo, width, height } = await drawWordmark('Gol de Oro', barlow, { colours });
    const [, boxWidth = '', boxHeight = ''] = /viewBox="0 0 (\d+) (\d+)"/.exec(logo) ?? [];
    expect(Number(boxWidth) / Number(boxHeight)).toBeCloseTo(width / height, 1);
  });

  it('is outlines within its box, that ask for no face', async () => {
    const { logo } = await drawWordmark('Cancha y más', barlow, { colours });
    const [, boxWidth = ''] = /viewBox="0 0 (\d+) /.exec(logo) ?? [];
    const rights = Array.from(logo.matchAll(/[MLQ](-?[\d.]+) /g), ([, x]) => Number(x));

    expect(Math.max(...rights)).toBeLessThan(Number(boxWidth));
    expect(Math.min(...rights)).toBeGreaterThan(0);
    expect(logo).not.toMatch(/<text|font/);
  });

  it('says its name to those who do not see it, whatever is in it', async () => {
    const { logo } = await drawWordmark('"A" & <B>', barlow, { colours });
    expect(logo).toContain('aria-label="&quot;A&quot; &amp; &lt;B>"');
  });

  it('has an icon with its first letter', async () => {
    const { icon } = await drawWordmark('gol', barlow, { colours });
    const { icon: capital } = await drawWordmark('G', barlow, { colours });
    expect(icon).toBe(capital);
  });
});

import { describe, expect, it } from 'vitest';
import { buildThemeCss } from './buildThemeCss';
import { layoutOf } from './layoutOf';
import type { SchemeColours } from './SchemeColours';
import { sampleTokens } from './testing/sampleTokens';

/** Names that MUI has taken for palettes of its own. */
const renamed: Record<string, string> = { background: 'page', error: 'errorText', success: 'successText' };
const coloursIn = (colours: SchemeColours) =>
  Object.entries(colours).map(([name, value]) => `--palette-${renamed[name] ?? name}:${value}`);

/** Colours of the dark scheme, each with whether the light one has the same. */
const darkColours = coloursIn(sampleTokens.dark).map((declaration) => ({
  declaration,
  isShared: coloursIn(sampleTokens.light).includes(declaration),
}));

const css = buildThemeCss(sampleTokens);
const [light = '', bySystem = '', byChoice = ''] = css.split('\n');
const root = '[data-theme="fca"]';

describe('the style sheet of a theme', () => {
  it('says every colour and measure of the light scheme', () => {
    expect(light.startsWith(`${root}{color-scheme:light;`)).toBe(true);
    for (const declaration of coloursIn(sampleTokens.light)) expect(light).toContain(declaration);
    for (const [name, value] of Object.entries(layoutOf(sampleTokens)))
      expect(light).toContain(`--layout-${name}:${value}`);
  });

  it('is dark when the system is, unless the reader chose light', () => {
    const selector = `${root}:not([data-scheme="light"])`;

    expect(bySystem.startsWith(`@media (prefers-color-scheme:dark){${selector}{color-scheme:dark;`)).toBe(
      true,
    );
    for (const { declaration, isShared } of darkColours)
      expect(bySystem.includes(declaration), declaration).toBe(!isShared);
  });

  it('is dark when the reader chose so', () => {
    expect(byChoice.startsWith(`${root}[data-scheme="dark"]{color-scheme:dark;`)).toBe(true);
    for (const { declaration, isShared } of darkColours)
      expect(byChoice.includes(declaration), declaration).toBe(!isShared);
  });

  it('says once what both schemes have', () => {
    const shared = darkColours.filter(({ isShared }) => isShared);
    expect(shared.length).toBeGreaterThan(0);
    for (const { declaration } of shared) expect(css.split(declaration)).toHaveLength(2);
  });

  it('carries only the styles that were chosen', () => {
    const pills = { ...sampleTokens, styles: { ...sampleTokens.styles, poll: 'pills' as const } };

    expect(css).toContain('--layout-pollFillHeight:6px');
    expect(buildThemeCss(pills)).toContain('--layout-pollFillHeight:100%');
    expect(buildThemeCss(pills)).not.toContain('--layout-pollFillHeight:6px');
  });

  it('carries none of the variables that only MUI reads', () => {
    expect(css).not.toMatch(
      /--(?:palette-(?:primary|grey|divider|mode|Alert|action)|shadows|overlays|zIndex|font)/,
    );
  });
});

describe('the sizes of a logo', () => {
  it('need one rule each where they stay', () => {
    expect(css).not.toContain('min-width');
  });

  it.each([400, 500] as const)('grow where the phone ends, here at %i px', (phone) => {
    const logo = { ...sampleTokens.logo, width: '190px', phoneWidth: '150px' };
    const growing = buildThemeCss({ ...sampleTokens, phone, logo });

    expect(growing).toContain('--layout-logoWidth:150px');
    expect(growing).toContain(`@media (min-width:${phone}px){${root}{--layout-logoWidth:190px}}`);
  });

  it('grow in the footer from a tablet on', () => {
    const logo = { ...sampleTokens.logo, footerHeight: '25px', footerWideHeight: '35px' };

    expect(buildThemeCss({ ...sampleTokens, logo })).toContain(
      `@media (min-width:769px){${root}{--layout-footerLogoHeight:35px}}`,
    );
  });
});

import { describe, expect, it } from 'vitest';
import { buildThemeCss } from './buildThemeCss';
import { themes } from './themes';
import type { SchemeColours, ThemeTokens } from './ThemeTokens';

/** Names that MUI has taken for palettes of its own. */
const renamed: Record<string, string> = { background: 'page', error: 'errorText', success: 'successText' };

function sheetsOf(tokens: ThemeTokens) {
  const [light = '', bySystem = '', byChoice = ''] = buildThemeCss(tokens).split('\n');
  return { light, bySystem, byChoice };
}
const coloursIn = (colours: SchemeColours) =>
  Object.entries(colours).map(([name, value]) => `--palette-${renamed[name] ?? name}:${value}`);

describe.each<ThemeTokens>(Object.values(themes))('the style sheet of $key', (tokens) => {
  const { light, bySystem, byChoice } = sheetsOf(tokens);
  const root = `[data-theme="${tokens.key}"]`;

  it('says every colour and measure of the light scheme', () => {
    expect(light.startsWith(`${root}{color-scheme:light;`)).toBe(true);
    for (const declaration of coloursIn(tokens.light)) expect(light).toContain(declaration);
    for (const [name, value] of Object.entries(tokens.layout))
      expect(light).toContain(`--layout-${name}:${value}`);
  });

  it('is dark when the system is, unless the reader chose light', () => {
    const selector = `${root}:not([data-scheme="light"])`;

    expect(bySystem.startsWith(`@media (prefers-color-scheme:dark){${selector}{color-scheme:dark;`)).toBe(
      true,
    );
    for (const declaration of coloursIn(tokens.dark)) expect(bySystem).toContain(declaration);
  });

  it('is dark when the reader chose so', () => {
    expect(byChoice.startsWith(`${root}[data-scheme="dark"]{color-scheme:dark;`)).toBe(true);
    for (const declaration of coloursIn(tokens.dark)) expect(byChoice).toContain(declaration);
  });

  it('is whole', () => {
    const css = buildThemeCss(tokens);

    expect(css).not.toMatch(/undefined|NaN|;;|\{;/);
    expect(css.match(/\{/g)?.length).toBe(css.match(/\}/g)?.length);
  });

  it('carries none of the variables that only MUI reads', () => {
    expect(buildThemeCss(tokens)).not.toMatch(
      /--(?:palette-(?:primary|grey|divider|mode|Alert|action)|shadows|overlays|zIndex|font)/,
    );
  });
});

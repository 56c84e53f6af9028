import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { editions } from './editions';

const require = createRequire(import.meta.url);
const ownDrawing = (flag: string) => path.join(import.meta.dirname, 'flags', `${flag}.svg`);
const drawingOf = (flag: string) =>
  existsSync(ownDrawing(flag)) ? ownDrawing(flag) : require.resolve(`flag-icons/flags/4x3/${flag}.svg`);

describe.each(Object.values(editions))('the flag of $name', ({ flag }) => {
  const drawing = readFileSync(drawingOf(flag), 'utf8');

  it('is a drawing that runs nothing', () => {
    expect(drawing).toContain('<svg');
    expect(drawing).not.toMatch(/<script|\son\w+=|<!ENTITY/i);
  });

  // Every page of an edition shows it, 26 by 18 px.
  it('weighs no more than a small picture', () => {
    expect(drawing.length).toBeLessThan(32_000);
  });
});

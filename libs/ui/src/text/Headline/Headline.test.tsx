import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Headline } from './Headline';

const tagAt = (level: number) =>
  /^<(\w+)/.exec(
    renderToStaticMarkup(
      <Headline level={level} size="card">
        Mundial 2026
      </Headline>,
    ),
  )?.[1];

describe('Headline', () => {
  it.each([1, 2, 3, 4, 5, 6])('is a heading of the level asked for, %i', (level) => {
    expect(tagAt(level)).toBe(`h${level}`);
  });

  it.each([
    { level: 0, tag: 'h1' },
    { level: -3, tag: 'h1' },
    { level: 7, tag: 'h6' },
    { level: Number.POSITIVE_INFINITY, tag: 'h6' },
    { level: 2.4, tag: 'h2' },
  ])('stays a heading when the level is $level', ({ level, tag }) => {
    expect(tagAt(level)).toBe(tag);
  });
});

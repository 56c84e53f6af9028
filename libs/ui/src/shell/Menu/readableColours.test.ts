import { describe, expect, it } from 'vitest';
import { readableColours } from './readableColours';

describe('the colours of an entry', () => {
  it('are worn where they can be read', () => {
    expect(readableColours({ bgColor: '#2fe06a', fontColor: '#2b0d54' })).toEqual({
      background: '#2fe06a',
      color: '#2b0d54',
    });
  });

  it('are read short and in capitals', () => {
    expect(readableColours({ bgColor: '#FFF', fontColor: '#000' })).toEqual({
      background: '#ffffff',
      color: '#000000',
    });
  });

  it.each([
    ['white on yellow', '#ffe000', '#ffffff', '#000000'],
    ['dark blue on black', '#000000', '#00008b', '#ffffff'],
    ['an ink that is no colour', '#0b2545', 'crimson', '#ffffff'],
    ['no ink at all, on a colour in the middle', '#777777', undefined, '#000000'],
  ])('keep their ground and lose an ink that cannot be read: %s', (_, bgColor, fontColor, color) => {
    expect(readableColours({ bgColor, fontColor })).toEqual({ background: bgColor, color });
  });

  it.each([
    ['nothing', undefined],
    ['an ink alone, whose ground is the theme’s', { fontColor: '#ffffff' }],
    ['what is no colour', { bgColor: 'url(//x.example)', fontColor: '#000000' }],
    ['a colour of five digits', { bgColor: '#12345' }],
    ['more than a colour', { bgColor: '#123456;position:fixed' }],
  ])('are the theme’s for %s', (_, styles) => {
    expect(readableColours(styles)).toBeNull();
  });
});

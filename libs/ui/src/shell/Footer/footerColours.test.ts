import { describe, expect, it } from 'vitest';
import { footerColours } from './footerColours';

describe('the colours of a footer', () => {
  it('are the site’s where they can be read', () => {
    expect(footerColours({ bgColor: '#FFE600', color: '#1a1a1a' })).toMatchObject({
      '--footer-ground': '#FFE600',
      '--footer-ink': '#1a1a1a',
      '--footer-soft': '#1a1a1a',
    });
  });

  it.each([
    ['nothing is said', undefined],
    ['only the background is said', { bgColor: '#000000' }],
    ['only the text is said', { color: '#ffffff' }],
    ['text can hardly be read', { bgColor: '#777777', color: '#ffffff' }],
    ['a colour is a word', { bgColor: 'black', color: '#ffffff' }],
    ['a colour is short', { bgColor: '#000', color: '#fff' }],
    ['a colour brings more than a colour', { bgColor: '#000000;color:red', color: '#ffffff' }],
  ])('are the theme’s where %s', (_, colours) => {
    expect(footerColours(colours)).toBeUndefined();
  });

  it('pass from 4.5 on, and not a hair below', () => {
    expect(footerColours({ bgColor: '#767676', color: '#ffffff' })).toBeDefined();
    expect(footerColours({ bgColor: '#777777', color: '#ffffff' })).toBeUndefined();
  });
});

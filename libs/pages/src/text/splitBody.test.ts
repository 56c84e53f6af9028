import { describe, expect, it } from 'vitest';
import { splitBody } from './splitBody';

describe('splitBody', () => {
  it('cuts after the paragraphs asked for', () => {
    expect(splitBody('<p>1</p><p>2</p> <p>3</p>', 2)).toEqual(['<p>1</p><p>2</p>', '<p>3</p>']);
  });

  it('leaves a body whole that has no more than that', () => {
    expect(splitBody('<p>1</p><p>2</p>', 2)).toEqual(['<p>1</p><p>2</p>', '']);
    expect(splitBody('<p>1</p>', 2)).toEqual(['<p>1</p>', '']);
    expect(splitBody('', 2)).toEqual(['', '']);
  });

  it.each(['blockquote', 'figure'])('neither counts nor cuts the paragraphs inside a %s', (tag) => {
    const inner = `<${tag}><p>a</p><p>b</p></${tag}>`;

    expect(splitBody(`<p>1</p>${inner}<p>2</p><p>3</p>`, 2)).toEqual([
      `<p>1</p>${inner}<p>2</p>`,
      '<p>3</p>',
    ]);
  });

  it('does not cut a list inside a list', () => {
    const list = '<ul><li><p>a</p><ol><li><p>b</p></li></ol><p>c</p></li></ul>';

    expect(splitBody(`${list}<p>1</p><p>2</p>`, 1)).toEqual([`${list}<p>1</p>`, '<p>2</p>']);
  });
});

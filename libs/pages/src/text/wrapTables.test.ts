import { brands } from '@cancha/brands/brands';
import { describe, expect, it } from 'vitest';
import { cleanHtml } from './cleanHtml';
import { splitBody } from './splitBody';
import { wrapTables } from './wrapTables';

const frame = '<div tabindex="0" role="group" aria-label="Tabla">';

describe('tables of a body', () => {
  it('scroll in a frame that the keyboard reaches and a screen reader names', () => {
    expect(wrapTables('<p>a</p><table><tbody></tbody></table><p>b</p>', 'Tabla')).toBe(
      `<p>a</p>${frame}<table><tbody></tbody></table></div><p>b</p>`,
    );
  });

  it('have a frame each, whatever attributes the newsroom gave them', () => {
    const html = cleanHtml('<table class="x" width="900"></table><table></table>', brands.fca);

    expect(wrapTables(html, 'Tabla').split(frame)).toHaveLength(3);
  });

  it('keep their frame whole where a body is cut', () => {
    const table = '<table><tbody><tr><td><p>x</p></td></tr></tbody></table>';
    const [before, after] = splitBody(wrapTables(`<p>1</p>${table}<p>2</p><p>3</p>`, 'Tabla'), 2);

    expect(before).toBe(`<p>1</p>${frame}${table}</div><p>2</p>`);
    expect(after).toBe('<p>3</p>');
  });

  it('can have any name', () => {
    expect(wrapTables('<table></table>', 'A "y" & b')).toContain('aria-label="A &quot;y&quot; &amp; b"');
  });
});

import { describe, expect, it } from 'vitest';
import { testContext } from '../testing/testContext';
import { cleanHtml } from './cleanHtml';
import { wrapTables } from './wrapTables';

const frame = '<div tabindex="0" role="group" aria-label="Tabla">';

describe('tables of a body', () => {
  it('scroll in a frame that the keyboard reaches and a screen reader names', () => {
    expect(wrapTables('<p>a</p><table><tbody></tbody></table><p>b</p>', 'Tabla')).toBe(
      `<p>a</p>${frame}<table><tbody></tbody></table></div><p>b</p>`,
    );
  });

  it('have a frame each, whatever attributes the newsroom gave them', () => {
    const html = cleanHtml('<table class="x" width="900"></table><table></table>', testContext());

    expect(wrapTables(html, 'Tabla').split(frame)).toHaveLength(3);
  });

  it('can have any name', () => {
    expect(wrapTables('<table></table>', 'A "y" & b')).toContain('aria-label="A &quot;y&quot; &amp; b"');
  });
});

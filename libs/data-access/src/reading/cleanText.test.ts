import { describe, expect, it } from 'vitest';
import { cleanText } from './cleanText';

describe('cleanText', () => {
  it.each([
    ['Tom &amp; Jerry', 'Tom & Jerry'],
    ['Keylor &aacute;gil &ntilde; &#8220;s&iacute;&#8221;', 'Keylor ágil ñ “sí”'],
    ['se escribe &amp;lt;b&amp;gt;', 'se escribe &lt;b&gt;'],
    ['la etiqueta &lt;b&gt;', 'la etiqueta <b>'],
    ['<p>Uno</p><p>dos &amp; tres</p>', 'Uno dos & tres'],
    ['Un <b>gol</b>azo', 'Un golazo'],
    ['Uno<br/>dos', 'Uno dos'],
    ['<a title="a > b" href="/x">Enlace</a>', 'Enlace'],
    ['Antes<script>alert("1")</script>después', 'Antes después'],
    ['Uno<!-- <b>nota</b> -->dos', 'Uno dos'],
    ['3 < 5 y 7 > 2', '3 < 5 y 7 > 2'],
    ['R&D ?a=1&copy=2', 'R&D ?a=1&copy=2'],
    ['  dos\n líneas ', 'dos líneas'],
    ['12\u00a0345', '12\u00a0345'],
  ])('shows %j as %j', (sent, shown) => {
    expect(cleanText(sent)).toBe(shown);
  });

  it('takes no noticeable time over a text made to be slow', () => {
    const startedAt = performance.now();
    cleanText('<a'.repeat(50_000));
    cleanText('<a "'.repeat(20_000));

    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });
});

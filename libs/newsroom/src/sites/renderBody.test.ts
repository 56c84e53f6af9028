import { describe, expect, it } from 'vitest';
import { renderBody } from './renderBody.ts';

const resolve = (kind: 'article' | 'topic', name: string) => {
  if (kind === 'article') return name === '1007' ? '/mundial-2026/x.html' : null;
  return name === 'noruega' ? '/tema/noruega' : null;
};

describe('renderBody', () => {
  it('turns Markdown into plain HTML', () => {
    const markdown =
      '## Uno\n\nDos **tres** *cuatro*.\n\n- a\n- b\n\n> Cita.\n\n| A | B |\n| - | - |\n| 1 | 2 |';
    const { html, problems } = renderBody(markdown, resolve);

    const tags = new Set([...html.matchAll(/<(\w+)/g)].map(([, tag]) => tag));
    expect(tags).toEqual(
      new Set([
        'h2',
        'p',
        'strong',
        'em',
        'ul',
        'li',
        'blockquote',
        'table',
        'thead',
        'tbody',
        'tr',
        'th',
        'td',
      ]),
    );
    expect(problems).toEqual([]);
  });

  it('takes no empty cell for the header of a column', () => {
    const { html } = renderBody('| | Spain |\n|---|---:|\n| Goals | 14 |', () => null);

    expect(html).toContain('<tr>\n<td></td>\n<th scope="col" align="right">Spain</th>\n</tr>');
  });

  it('leads to articles and topics', () => {
    const { html } = renderBody('[a](article:1007) y [Noruega](topic:noruega)', resolve);

    expect(html).toBe('<p><a href="/mundial-2026/x.html">a</a> y <a href="/tema/noruega">Noruega</a></p>');
  });

  it('shows a video whose address stands alone, and no other page', () => {
    const video = 'https://www.youtube.com/watch?v=pRpeEdMmmQ0';

    expect(renderBody(video, resolve).html).toMatch(
      /^<iframe .*src="https:\/\/www\.youtube\.com\/embed\/pRpeEdMmmQ0"/,
    );
    expect(renderBody(`Véase ${video}`, resolve).html).toMatch(/^<p>Véase <a href="/);
    expect(renderBody('https://x.example/watch?v=pRpeEdMmmQ0', resolve).html).toMatch(/^<p><a /);
  });

  it.each(['article:9', 'topic:nadie', 'javascript:alert(1)', '//evil.example'])(
    'keeps the words of a link to %s, drops the link and reports it',
    (target) => {
      const { html, problems } = renderBody(`[palabras](${target})`, resolve);

      expect(html).toBe('<p>palabras</p>');
      expect(problems).toEqual([`links to ${target}, which does not exist`]);
    },
  );

  it.each([
    ['raw HTML', 'Uno <script>alert(1)</script> dos'],
    ['raw HTML', '<div onclick="x()">\nUno\n</div>'],
    ['an image', '![pie](https://x.example/a.png)'],
    ['code', 'Un `a < b` código'],
    ['a heading other than ## or ###', '# Título'],
  ])('lets no %s through and reports it', (what, markdown) => {
    const { html, problems } = renderBody(markdown, resolve);

    expect(html).not.toMatch(/<(script|div|img|code)/);
    expect(problems[0]).toBe(`holds ${what}`);
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { longTitle } from '../../stories/storyArticles';
import { CardTitle } from './CardTitle';

describe('the title of a card', () => {
  it('is a heading of the second level unless told', () => {
    expect(renderToStaticMarkup(<CardTitle title="Mundial" href="/m" />)).toMatch(/^<h2/);
    expect(renderToStaticMarkup(<CardTitle title="Mundial" href="/m" level={4} />)).toMatch(/^<h4/);
  });

  it('is never cut as text', () => {
    const html = renderToStaticMarkup(<CardTitle title={longTitle} href="/m" lines={2} />);

    expect(html.replace(/<[^>]*>/g, '')).toBe(longTitle);
    expect(html).toContain('--headline-lines:2');
  });

  it.each([undefined, 0, Number.NaN, -1])('is shown whole when the lines are %s', (lines) => {
    expect(renderToStaticMarkup(<CardTitle title={longTitle} href="/m" lines={lines} />)).not.toContain(
      '--headline-lines',
    );
  });

  it('is text where it leads nowhere', () => {
    expect(renderToStaticMarkup(<CardTitle title="Mundial" />)).not.toContain('<a');
    expect(renderToStaticMarkup(<CardTitle title="Mundial" href="" />)).not.toContain('<a');
  });

  it('is absent rather than an empty heading', () => {
    expect(renderToStaticMarkup(<CardTitle title="" href="/m" />)).toBe('');
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CommentCount } from './CommentCount';

const numberOf = (n: number) => ({ kind: 'number', text: String(n), label: `${n} comentarios` }) as const;
const render = (props: Partial<Parameters<typeof CommentCount>[0]>) =>
  renderToStaticMarkup(<CommentCount articleId="FCA-1017" counter={numberOf(214)} {...props} />);

describe('the number of comments', () => {
  it('is not there where it is hidden', () => {
    expect(render({ counter: { kind: 'hidden' } })).toBe('');
  });

  it('is shown when it is 0', () => {
    expect(render({ counter: numberOf(0) })).toContain('>0<');
  });

  it('is read with its noun', () => {
    expect(render({})).toContain('>214 comentarios</span>');
  });

  it('leaves its place to the service that counts', () => {
    const html = render({ counter: { kind: 'service', slot: <b>37</b> } });

    expect(html).toContain('data-comment-count="FCA-1017"><b>37</b>');
  });

  it('has the icon the site chose', () => {
    expect(render({})).not.toBe(render({ icon: 'balloons' }));
  });
});

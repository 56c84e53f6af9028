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
    const html = render({ counter: { kind: 'service', slot: <b data-conversation="FCA-1017" /> } });

    expect(html).toContain('<b data-conversation="FCA-1017"></b>');
    expect(html).toContain('data-article="FCA-1017"');
  });

  it('has the icon the site chose, and none as a mark on something else', () => {
    expect(render({})).not.toBe(render({ icon: 'balloons' }));
    expect(render({ isNotification: true })).not.toContain('<svg');
  });
});

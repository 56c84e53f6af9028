import { anArticle } from '@cancha/site/testing/anArticle';
import { testContext } from '@cancha/site/testing/testContext';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ArticleComments } from './ArticleComments';

const { hidden } = anArticle('1');

function render(comments: object | undefined, look: 'mark' | 'line' = 'mark', article = {}): string {
  const context = testContext({ brandConfig: comments ? { comments } : {} });
  return renderToStaticMarkup(
    <ArticleComments article={anArticle('1017', { commentCount: 0, ...article })} {...{ context, look }} />,
  );
}

describe('the comments of an article', () => {
  it('are not there on a site without them, and where the newsroom wants none', () => {
    expect(render(undefined)).toBe('');
    expect(render({}, 'line', { hidden: { ...hidden, comments: true } })).toBe('');
  });

  it('open the tray, and leave room for the number of the service', () => {
    for (const look of ['mark', 'line'] as const) {
      expect(render({}, look)).toMatch(/<button[^>]*data-act="comments".*Abrir los comentarios/);
      expect(render({}, look)).toContain('data-comment-count="FCA-1017"></span>');
    }
  });

  it('say their number where it came with the article, 0 too', () => {
    expect(render({ counts: 'given' })).toContain('>0 comentarios</span>');
  });

  it('are a number alone on a site without a tray', () => {
    const row = { trayPosition: 'hidden', counts: 'given' };

    expect(render(row)).toMatch(/^<span.*>0 comentarios<\/span><\/span>$/);
    expect(render(row, 'line')).toBe('');
  });
});

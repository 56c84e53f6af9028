import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { storyArticle1, withoutLabel, withoutPicture } from '../../stories/storyArticles';
import { Card, type CardKind } from './Card';

const kinds: readonly CardKind[] = ['row', 'stack', 'classic', 'tile', 'second', 'text', 'slide', 'reco'];
const paragraphs = (html: string) => html.match(/<p[\s>]/g)?.length ?? 0;

describe('Card', () => {
  it.each(kinds)('leads to the article by one link only, as %s', (kind) => {
    const html = renderToStaticMarkup(<Card article={storyArticle1} kind={kind} />);
    expect(html.match(/<a[\s>]/g)).toHaveLength(1);
    expect(html).toContain(`href="${storyArticle1.href}"`);
  });

  it.each(kinds.filter((kind) => kind !== 'text'))(
    'has a picture that repeats nothing to a screen reader, as %s',
    (kind) => {
      expect(renderToStaticMarkup(<Card article={storyArticle1} kind={kind} />)).toMatch(/<img[^>]* alt=""/);
    },
  );

  it.each(kinds)('has the number of comments on its picture, if there is room for it, as %s', (kind) => {
    const comments = {
      articleId: 'FCA-1',
      counter: { kind: 'number', text: '0', label: '0 comentarios' },
    } as const;
    const html = renderToStaticMarkup(<Card article={{ ...storyArticle1, comments }} kind={kind} />);

    expect(html.includes('0 comentarios')).toBe(!['text', 'slide', 'reco'].includes(kind));
  });

  it('has no picture as text, even when the article has one', () => {
    expect(renderToStaticMarkup(<Card article={storyArticle1} kind="text" />)).not.toContain('<img');
  });

  it.each(kinds.filter((kind) => kind !== 'text'))(
    'has a drawing with the score where the article has no picture, as %s',
    (kind) => {
      const html = renderToStaticMarkup(<Card article={withoutPicture} kind={kind} />);
      expect(html).not.toContain('<img');
      expect(html).toContain('<b>1-2</b>');
      expect(html).toContain(withoutPicture.title);
    },
  );

  it('takes another picture in the place of its own', () => {
    const html = renderToStaticMarkup(<Card article={storyArticle1} kind="reco" picture={<i>otra</i>} />);
    expect(html).toContain('<i>otra</i>');
    expect(html).not.toContain('<img');
  });

  it('has no empty chip when the article has no label', () => {
    expect(paragraphs(renderToStaticMarkup(<Card article={storyArticle1} kind="row" />))).toBe(1);
    expect(paragraphs(renderToStaticMarkup(<Card article={withoutLabel} kind="row" />))).toBe(0);
  });

  it('fetches the first picture of a page at once and the others when they come near', () => {
    expect(renderToStaticMarkup(<Card article={storyArticle1} kind="row" first />)).not.toContain(
      'loading="lazy"',
    );
    expect(renderToStaticMarkup(<Card article={storyArticle1} kind="row" />)).toContain('loading="lazy"');
  });
});

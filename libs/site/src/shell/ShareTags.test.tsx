import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { anArticle } from '../testing/anArticle';
import { testContext } from '../testing/testContext';
import { ShareTags } from './ShareTags';

const context = testContext({ site: { origin: 'https://copa.example' } });
const render = (props: Partial<Parameters<typeof ShareTags>[0]>) =>
  renderToStaticMarkup(<ShareTags {...{ context, title: 'Título', path: '/x', picture: null }} {...props} />);
const contentOf = (html: string, name: string) =>
  Array.from(
    html.matchAll(new RegExp(`(?:property|name)="${name}" content="([^"]*)"`, 'g')),
    ([, text]) => text,
  );

describe('a link that is shared', () => {
  it('shows the picture with its size and words', () => {
    const picture = { src: 'https://pics.example/a.jpg', width: 1200, height: 740 };
    const html = render({ picture, alt: 'Un gol' });

    expect(contentOf(html, 'og:image')).toEqual([picture.src]);
    expect(contentOf(html, 'og:image:width')).toEqual(['1200']);
    expect(contentOf(html, 'og:image:alt')).toEqual(['Un gol']);
    expect(contentOf(html, 'twitter:card')).toEqual(['summary_large_image']);
  });

  it('shows the brand’s icon where there is no picture', () => {
    const html = render({});

    expect(contentOf(html, 'og:image')).toEqual(['https://copa.example/brand/fca/icon-512.png']);
    expect(contentOf(html, 'twitter:card')).toEqual(['summary']);
    expect(contentOf(html, 'og:type')).toEqual(['website']);
  });

  it('to an article says when, of what section, by whom and about what', () => {
    const article = anArticle('1', {
      authors: [{ name: 'Ana', username: 'ana', picture: null }],
      tags: [
        { text: 'MLS', url: 'mls' },
        { text: 'Copa Oro', url: 'copa-oro' },
      ],
    });
    const html = render({ article });

    expect(contentOf(html, 'og:type')).toEqual(['article']);
    expect(contentOf(html, 'article:published_time')).toEqual(['2026-07-05T16:12:00-06:00']);
    expect(contentOf(html, 'article:section')).toEqual(['Mundial 2026']);
    expect(contentOf(html, 'article:author')).toEqual(['https://copa.example/staff/ana']);
    expect(contentOf(html, 'article:tag')).toEqual(['MLS', 'Copa Oro']);
  });

  it('says neither when nor by whom where the newsroom hides it', () => {
    const hidden = { ...anArticle('1').hidden, time: true, author: true };
    const html = render({
      article: anArticle('1', { hidden, authors: [{ name: 'A', username: 'a', picture: null }] }),
    });

    expect(html).not.toMatch(/published_time|modified_time|article:author/);
  });
});

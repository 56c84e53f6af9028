import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { storyArticle1 } from '../../stories/storyArticles';
import { CardMedia, pictureLoadOf } from './CardMedia';

const { wide, classic } = storyArticle1.pictures!;
const render = (props: Partial<Parameters<typeof CardMedia>[0]>) =>
  renderToStaticMarkup(<CardMedia title="España campeona" img={{ src: classic }} {...props} />);

describe('when a picture is fetched', () => {
  it.each([
    { turn: { position: 0 }, load: 'first' },
    { turn: { position: 0, lazy: true, inView: false }, load: 'first' },
    { turn: { position: 1, inView: true }, load: 'now' },
    { turn: { position: 1, lazy: false }, load: 'now' },
    { turn: { position: 7 }, load: 'near' },
    { turn: {}, load: 'near' },
  ])('$turn: $load', ({ turn, load }) => {
    expect(pictureLoadOf(turn)).toBe(load);
  });
});

describe('the picture of a card', () => {
  it('has its sources at 768 and at 1024 px, the wider first', () => {
    const html = render({ img: { src: classic, sm: wide, md: wide } });

    expect(Array.from(html.matchAll(/media="([^"]+)"/g), ([, media]) => media)).toEqual([
      '(min-width: 1024px)',
      '(min-width: 768px)',
    ]);
    expect(render({})).not.toContain('<picture');
  });

  it('reserves its room by the real size', () => {
    expect(render({})).toContain('width="470" height="352"');
  });

  it('says the title only where it is the link', () => {
    expect(render({})).toContain('alt=""');
    expect(render({ redirectRoute: '/a.html' })).toContain('alt="España campeona"');
  });

  it('that is missing is drawn, and its link still has a name', () => {
    const html = render({ img: null, redirectRoute: '/a.html', mark: '4-6' });

    expect(html).not.toContain('<img');
    expect(html).toContain('aria-label="España campeona"');
    expect(html).toContain('4-6');
  });
});

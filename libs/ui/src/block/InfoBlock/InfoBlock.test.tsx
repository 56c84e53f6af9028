import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { storyProblems } from '../../stories/storyProblems';
import { InfoBlock, type InfoBlockKind, type InfoBlockProps } from './InfoBlock';

const kinds: readonly InfoBlockKind[] = ['notFound', 'serverError', 'thankyou'];
const block = (kind: InfoBlockKind, props: Partial<InfoBlockProps> = {}) =>
  renderToStaticMarkup(<InfoBlock kind={kind} labels={storyProblems} {...props} />);

describe('InfoBlock', () => {
  it.each(kinds)('says what happened as the one title of the page and shows a way out, as %s', (kind) => {
    const html = block(kind);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html).toContain(storyProblems.titles[kind]);
    expect(html).toContain(storyProblems.texts[kind]);
    expect(html).toContain('<a href="/">Homepage</a>');
  });

  it.each(kinds)('takes a title that is supplied before its own, as %s', (kind) => {
    const html = block(kind, { title: 'Otra cosa' });
    expect(html).toContain('Otra cosa');
    expect(html).not.toContain(storyProblems.titles[kind]);
  });

  it('does not take an empty title for a title', () => {
    expect(block('notFound', { title: '' })).toContain('Página No Encontrada');
  });

  it('leads to the address of the site where one is given', () => {
    expect(block('notFound', { siteUrl: '/mx' })).toContain('<a href="/mx">Homepage</a>');
  });

  it('has no ground for news when there are none', () => {
    expect(block('serverError')).not.toContain('news');
    expect(block('serverError', { news: <p>Última hora</p> })).toMatch(/<section class="[^"]*news[^"]*">/);
  });

  it('has a drawing of its own for each kind, silent to a screen reader', () => {
    const drawings = kinds.map((kind) => /<path d="([^"]+)"/.exec(block(kind))?.[1]);
    expect(new Set(drawings).size).toBe(kinds.length);
    for (const kind of kinds) expect(block(kind)).toMatch(/<svg[^>]*aria-hidden="true"/);
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { anArticle } from '@cancha/site/testing/anArticle';
import { testContext } from '@cancha/site/testing/testContext';
import { ListView } from './ListView';
import { toListContent } from './toListContent';

const context = testContext();
const addressOf = (n: number) => ({
  sharedWith: 'family' as const,
  on: () => (n > 1 ? `/ultimas-noticias?page=${n}` : '/ultimas-noticias'),
  isOn: () => true,
});
const crumbs = [
  { name: 'Portada', href: '/' },
  { name: 'Últimas noticias', href: null },
];

function render(ids: readonly string[], page = 1, lastPage = 1): string {
  const list = {
    items: ids.map((id) => anArticle(id)),
    paginationInfo: { nextPage: null, lastPage },
  };
  const words = { title: 'Últimas noticias', description: '' };
  const content = toListContent(list, page, context.t, { ...words, addressOf });
  return renderToStaticMarkup(<ListView context={context} content={content} crumbs={crumbs} rail={null} />);
}

describe('a page of a list', () => {
  it('has one first heading, and a link to each article', () => {
    const html = render(['1', '2', '3']);

    expect(html.match(/<h1/g)).toHaveLength(1);
    for (const id of ['1', '2', '3']) expect(html).toContain(`href="/mundial-2026/nota-${id}.html"`);
  });

  it('loads the picture of its first story at once, and the others when they come near', () => {
    const html = render(['1', '2', '3']);

    expect(html.match(/loading="lazy"/g)).toHaveLength(2);
  });

  it('says so when there is nothing', () => {
    expect(render([])).toContain('No hay noticias para mostrar.');
    expect(render(['1'])).not.toContain('No hay noticias para mostrar.');
  });

  it('leads to the other pages by real links, the first without a number', () => {
    const html = render(['1'], 2, 3);

    expect(html).toContain('href="/ultimas-noticias"');
    expect(html).toContain('href="/ultimas-noticias?page=3"');
    expect(render(['1'], 1, 1)).not.toContain('?page=');
  });
});

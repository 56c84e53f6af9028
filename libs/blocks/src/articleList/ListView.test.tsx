import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { anArticle } from '@cancha/site/testing/anArticle';
import { testContext } from '@cancha/site/testing/testContext';
import { toCard } from '@cancha/site/cards/toCard';
import { ListView } from './ListView';

const { t, site } = testContext();
const render = (ids: readonly string[], page = 1, lastPage = 1) =>
  renderToStaticMarkup(
    <ListView
      crumbs={[
        { name: 'Portada', href: '/' },
        { name: 'Últimas noticias', href: null },
      ]}
      heading="Últimas noticias"
      description=""
      cards={ids.map((id) => toCard(anArticle(id), site))}
      page={page}
      lastPage={lastPage}
      hrefOf={(n) => (n > 1 ? `/ultimas-noticias?page=${n}` : '/ultimas-noticias')}
      t={t}
      rail={null}
    />,
  );

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

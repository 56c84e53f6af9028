import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { anAdsRow } from '@cancha/site/testing/anAdsRow';
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

function render(ids: readonly string[], page = 1, lastPage = 1, of = context, section?: string): string {
  const list = {
    items: ids.map((id) => anArticle(id)),
    paginationInfo: { nextPage: null, lastPage },
  };
  const words = { title: 'Últimas noticias', description: '' };
  const content = toListContent(list, page, of.t, { ...words, addressOf });
  return renderToStaticMarkup(
    <ListView context={of} content={{ ...content, section }} crumbs={crumbs} rail={null} />,
  );
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

  it('says what the list says for itself, or nothing where what stands before it is enough', () => {
    const list = { items: [], paginationInfo: { nextPage: null, lastPage: 1 } };
    const content = toListContent(list, 1, context.t, { title: 'Códigos', description: '', addressOf });
    const html = (empty: { title: string; hint: string } | null) =>
      renderToStaticMarkup(
        <ListView
          context={context}
          content={{ ...content, empty, intro: <p>Antes</p> }}
          crumbs={crumbs}
          rail={null}
        />,
      );

    expect(html({ title: 'No hay códigos', hint: 'Todavía.' })).toContain('No hay códigos');
    expect(html({ title: 'No hay códigos', hint: 'Todavía.' })).not.toContain('No hay noticias');
    expect(html(null)).not.toContain('No hay');
    expect(html(null).match(/Antes/g)).toHaveLength(1);
  });

  it('leads to the other pages by real links, the first without a number', () => {
    const html = render(['1'], 2, 3);

    expect(html).toContain('href="/ultimas-noticias"');
    expect(html).toContain('href="/ultimas-noticias?page=3"');
    expect(render(['1'], 1, 1)).not.toContain('?page=');
  });
});

describe('ads in a list', () => {
  const withAds = testContext({ brandConfig: { ads: anAdsRow } });
  const ids = Array.from({ length: 9 }, (_, n) => String(n));
  const slots = (html: string) => Array.from(html.matchAll(/data-ad-slot="ad-([^"]*)"/g), ([, id]) => id);

  it('stand over it on wide screens, in its middle and at its end, which further cards do not move', () => {
    const html = render(ids, 1, 2, withAds, 'mls');

    expect(slots(html)).toEqual(['list-top', 'list-1', 'list-end', 'list-end-2']);
    expect(html.indexOf('ad-list-end')).toBeGreaterThan(html.indexOf('Más noticias'));
    expect(html).toContain('data-ad-section="mls"');
  });

  it('are none beside betting, in an empty list and on a site without the row', () => {
    expect(slots(render(ids, 1, 1, withAds, withAds.site.bettingCategory))).toEqual([]);
    expect(slots(render([], 1, 1, withAds))).toEqual([]);
    expect(slots(render(ids))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { anArticle } from '@cancha/site/testing/anArticle';
import { testContext } from '@cancha/site/testing/testContext';
import { articleJsonLd } from './articleJsonLd';

const origin = 'https://futbol.example';
const read = (article: Parameters<typeof articleJsonLd>[0], organisation: string | null = null) =>
  JSON.parse(
    articleJsonLd(article, testContext({ site: { origin }, brandConfig: { organisation } })),
  ) as Record<string, unknown>;

describe('an article as machines read it', () => {
  it('names the brand as its publisher where the organisation is not shown', () => {
    expect(read(anArticle('1'))['publisher']).toMatchObject({
      name: 'Fútbol Centroamérica',
      url: `${origin}/`,
    });
    expect(read(anArticle('1'), 'Grupo')['publisher']).toMatchObject({ name: 'Grupo' });
  });

  it('has whole addresses', () => {
    const authors = [{ name: 'Mesa Mundial', username: 'mesa-mundial', picture: null }];
    const data = read(anArticle('1', { authors }));

    expect(data['mainEntityOfPage']).toBe(`${origin}/mundial-2026/nota-1.html`);
    expect(data['author']).toMatchObject([{ name: 'Mesa Mundial', url: `${origin}/staff/mesa-mundial` }]);
  });

  it('knows its sections, its topics and what it is about, and nobody who is not to be named', () => {
    const authors = [{ name: 'Mesa Mundial', username: 'mesa-mundial', picture: null }];
    const data = read(
      anArticle('1', {
        authors,
        hidden: { ...anArticle('1').hidden, author: true },
        eventTitle: 'Final del Mundial',
        tags: [{ text: 'Noruega', url: 'noruega' }],
        hiddenTags: [{ text: 'Secreta', url: 'secreta' }],
        categories: [{ categorySlug: 'concacaf', categoryName: 'Concacaf' }],
      }),
    );

    expect(data).toMatchObject({
      articleSection: ['Mundial 2026', 'Concacaf'],
      keywords: ['Noruega'],
      about: { name: 'Final del Mundial' },
      author: data['publisher'],
    });
    expect(JSON.stringify(data)).not.toContain('Mesa Mundial');
  });

  it('changed when it was published, unless it says another time', () => {
    const published = '2026-07-05T16:12:00-06:00';

    expect(read(anArticle('1', { modifiedAt: null }))['dateModified']).toBe(published);
    expect(read(anArticle('1', { modifiedAt: '2026-07-06T09:00:00-06:00' }))['dateModified']).toContain(
      '07-06T09',
    );
  });

  it('says nothing of what it does not have', () => {
    const images = { wide: null, classic: null, square: null, full: null };
    const data = read(anArticle('1', { images, publishedAt: null, modifiedAt: null, section: '' }));

    for (const key of ['image', 'datePublished', 'dateModified', 'articleSection'])
      expect(data).not.toHaveProperty(key);
  });

  it('says who signs: a desk is an organisation, anybody else a person', () => {
    const named = (name: string) => ({ name, username: 'x', picture: null });
    const data = read(anArticle('1', { authors: [named('Mesa Mundial'), named('Ana Mora')] }));

    expect(data['author']).toMatchObject([
      { '@type': 'Organization', name: 'Mesa Mundial' },
      { '@type': 'Person', name: 'Ana Mora' },
    ]);
  });

  it('has its publisher’s logo, and pictures with their sizes', () => {
    const data = read(anArticle('1'));

    expect(data['publisher']).toMatchObject({
      logo: { '@type': 'ImageObject', url: `${origin}/brand/fca/icon-512.png`, width: '512' },
    });
    expect(data['image']).toMatchObject([{ '@type': 'ImageObject', width: '740', height: '370' }, {}]);
  });

  it('does not tell machines what the newsroom hides from readers', () => {
    const { hidden } = anArticle('1');
    const authors = [{ name: 'Ana Mora', username: 'ana', picture: null }];
    const data = read(
      anArticle('1', {
        authors,
        excerpt: 'x',
        hidden: { ...hidden, author: true, time: true, excerpt: true },
      }),
    );

    expect(data['author']).toMatchObject({ name: 'Fútbol Centroamérica' });
    for (const key of ['datePublished', 'dateModified', 'description']) expect(data).not.toHaveProperty(key);
  });

  it('cannot close the script it stands in', () => {
    expect(articleJsonLd(anArticle('1', { title: '</script>' }), testContext())).not.toContain('<');
  });
});

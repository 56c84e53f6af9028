import { describe, expect, it } from 'vitest';
import { anArticle } from '../testing/anArticle';
import { testContext } from '../testing/testContext';
import { articleJsonLd } from './articleJsonLd';

const origin = 'https://futbol.example';
const read = (article: Parameters<typeof articleJsonLd>[0], organisation: string | null = null) =>
  JSON.parse(articleJsonLd(article, testContext({ site: { origin }, profile: { organisation } }))) as Record<
    string,
    unknown
  >;

describe('an article as machines read it', () => {
  it('names the brand as its publisher where the organisation is not shown', () => {
    expect(read(anArticle('1'))['publisher']).toMatchObject({ name: 'Fútbol Centroamérica', url: origin });
    expect(read(anArticle('1'), 'Grupo')['publisher']).toMatchObject({ name: 'Grupo' });
  });

  it('has whole addresses', () => {
    const authors = [{ name: 'Mesa Mundial', username: 'mesa-mundial', picture: null }];
    const data = read(anArticle('1', { authors }));

    expect(data['mainEntityOfPage']).toBe(`${origin}/mundial-2026/nota-1.html`);
    expect(data['author']).toMatchObject([{ name: 'Mesa Mundial', url: `${origin}/staff/mesa-mundial` }]);
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

  it('cannot close the script it stands in', () => {
    expect(articleJsonLd(anArticle('1', { title: '</script>' }), testContext())).not.toContain('<');
  });
});

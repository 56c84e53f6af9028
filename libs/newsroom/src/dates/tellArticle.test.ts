import { expect, it } from 'vitest';
import { tellArticle } from './tellArticle.ts';

const hour = 3_600_000;
const move = {
  language: 'es',
  timeZone: 'America/Costa_Rica',
  written: new Date('2026-07-10T18:00:00Z'),
  by: 24 * hour,
};

it('moves all that stands around a text with it, and nothing else', () => {
  const article = {
    id: 7,
    title: 'Sábado en Miami',
    titleDetail: 'Sábado 11 de julio en Miami',
    ...{
      msnTitle: 'Sábado',
      epigraph: 'Sábado 11',
      label: 'Noruega-Inglaterra, sábado',
      excerpt: 'El sábado.',
    },
    ...{ caption: 'El sábado.', body: '<p>El sábado.</p>', link: '/sabado-11-de-julio.html' },
    extras: { gallery: [{ caption: 'El sábado.' }], eventTitle: 'El sábado', kind: 'gallery' },
  };

  expect(tellArticle(article, move)).toEqual({
    id: 7,
    title: 'Domingo en Miami',
    titleDetail: 'Domingo 12 de julio en Miami',
    ...{ msnTitle: 'Domingo', epigraph: 'Domingo 12', label: 'Noruega-Inglaterra, domingo' },
    ...{ excerpt: 'El domingo.', caption: 'El domingo.', body: '<p>El domingo.</p>' },
    link: '/sabado-11-de-julio.html',
    extras: { gallery: [{ caption: 'El domingo.' }], eventTitle: 'El domingo', kind: 'gallery' },
  });
});

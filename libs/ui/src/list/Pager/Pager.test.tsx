import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Pager } from './Pager';
import { pagesToShow } from './pagesToShow';

const hrefOf = (page: number) => (page === 1 ? '/ultimas-noticias' : `/ultimas-noticias?page=${page}`);
const labels = {
  nav: 'Páginas',
  previous: 'Anterior',
  next: 'Siguiente',
  page: (page: number) => `Página ${page}`,
};
const pagerAt = (page: number, lastPage: number) =>
  renderToStaticMarkup(<Pager page={page} lastPage={lastPage} hrefOf={hrefOf} labels={labels} />);

describe('pagesToShow', () => {
  it.each([
    { page: 1, lastPage: 1, pages: [1] },
    { page: 1, lastPage: 2, pages: [1, 2] },
    { page: 1, lastPage: 20, pages: [1, 2, null, 20] },
    { page: 20, lastPage: 20, pages: [1, null, 19, 20] },
    { page: 10, lastPage: 20, pages: [1, null, 9, 10, 11, null, 20] },
  ])('shows the ends and the neighbours of page $page of $lastPage', ({ page, lastPage, pages }) => {
    expect(pagesToShow(page, lastPage)).toEqual(pages);
  });

  it('names the page a gap would hide when it hides only one', () => {
    expect(pagesToShow(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('has a gap from two hidden pages on', () => {
    expect(pagesToShow(5, 9)).toEqual([1, null, 4, 5, 6, null, 9]);
  });

  it('never repeats a page nor leads outside the list', () => {
    for (let lastPage = 1; lastPage <= 12; lastPage++)
      for (let page = 1; page <= lastPage; page++) {
        const pages = pagesToShow(page, lastPage).filter((n) => n !== null);
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
        expect(pages[0]).toBe(1);
        expect(pages.at(-1)).toBe(lastPage);
        expect(pages).toContain(page);
      }
  });
});

describe('Pager', () => {
  it('is absent when the list has one page', () => {
    expect(pagerAt(1, 1)).toBe('');
  });

  it('is absent when the list is empty', () => {
    expect(pagerAt(1, 0)).toBe('');
  });

  it('leads forwards but not backwards on the first page', () => {
    expect(pagerAt(1, 3)).toContain('rel="next"');
    expect(pagerAt(1, 3)).not.toContain('rel="prev"');
  });

  it('leads backwards but not forwards on the last page', () => {
    expect(pagerAt(3, 3)).toContain('rel="prev"');
    expect(pagerAt(3, 3)).not.toContain('rel="next"');
  });

  it('says which page is being read, once', () => {
    expect(pagerAt(2, 3).match(/aria-current/g)).toHaveLength(1);
    expect(pagerAt(2, 3)).toMatch(/aria-label="Página 2" aria-current="page"/);
  });

  it.each([
    ['a page past the end', 9, 3],
    ['a page before the first', -1, 3],
    ['a page that is no number', Number.NaN, 3],
  ])('leads to pages of the list only, on %s', (_, page, lastPage) => {
    const asked: number[] = [];
    const html = renderToStaticMarkup(
      <Pager page={page} lastPage={lastPage} hrefOf={(n) => String(asked.push(n))} labels={labels} />,
    );
    expect(asked.every((n) => n >= 1 && n <= lastPage)).toBe(true);
    expect(html).not.toContain('aria-current');
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('is absent when the last page is %s', (lastPage) => {
    expect(pagerAt(1, lastPage)).toBe('');
  });

  it('leads to page 1 at the address of the list itself', () => {
    expect(pagerAt(2, 3)).toContain('href="/ultimas-noticias"');
    expect(pagerAt(2, 3)).not.toContain('page=1"');
  });
});

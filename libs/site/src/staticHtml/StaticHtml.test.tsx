import type { JSX } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { htmlStore } from './HtmlStore';
import { PerPage } from './PerPage';
import { StaticHtml } from './StaticHtml';
import { StaticHtmlPlace } from './StaticHtmlPlace.client';

afterEach(() => vi.unstubAllGlobals());

type Place = JSX.Element & { props: { name: string } };
const placeOf = async (props: Parameters<typeof StaticHtml>[0]) => (await StaticHtml(props)) as Place;

describe('static HTML', () => {
  it('is in the document, and React is told no more than its name', async () => {
    const place = await placeOf({ as: 'main', id: 'contenido', children: <p>Gol</p> });

    expect(renderToString(place)).toBe('<main id="contenido"><p>Gol</p></main>');
    expect(JSON.stringify(place.props)).not.toContain('Gol');
  });

  it('is rendered once from the same values', async () => {
    const Score = vi.fn(() => <p>2-1</p>);
    const match = {};
    const first = await placeOf({ from: [match], children: <Score /> });
    const second = await placeOf({ from: [match], children: <Score /> });

    expect(second.props.name).toBe(first.props.name);
    expect(Score).toHaveBeenCalledOnce();
  });

  it('has for every page the part that is that page’s own', async () => {
    const match = {};
    const pageWith = (perPage: string) => placeOf({ from: [match], perPage, children: <PerPage /> });
    const pages = [await pageWith('one'), await pageWith('two')];

    expect(pages.map((page) => renderToString(page))).toEqual([
      expect.stringContaining('>one</div>'),
      expect.stringContaining('>two</div>'),
    ]);
  });
});

describe('the place of static HTML', () => {
  it('fails to render when the HTML has gone: no reader gets a page with a hole', () => {
    expect(() => renderToString(<StaticHtmlPlace name="nobody-knows-it" />)).toThrow('nobody-knows-it');
  });

  it('has nothing to compare with in the browser, which leaves the markup of the document alone', () => {
    const name = htmlStore().add('<p>Gol</p>');
    vi.stubGlobal('window', {});

    expect(renderToString(<StaticHtmlPlace name={name} />)).not.toContain('Gol');
  });
});

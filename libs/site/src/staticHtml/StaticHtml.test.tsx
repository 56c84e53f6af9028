import { processSingleton } from '@cancha/data-access/api/processSingleton';
import type { JSX } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HtmlStore, htmlStore } from './HtmlStore';
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

  it('says of empty HTML that it is meant to be empty', async () => {
    const { props } = await placeOf({ children: null });

    expect(props).toMatchObject({ isEmpty: true });
    expect((await placeOf({ children: <p>Gol</p> })).props).not.toHaveProperty('isEmpty');
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

describe('a page whose document is rendered late', () => {
  /** A store that holds one page of such a length, in place of that of the process. */
  function aSmallStore() {
    let now = 0;
    for (const name of ['static-html', 'static-html-cache'])
      Reflect.deleteProperty(globalThis, Symbol.for(`cancha.${name}`));
    const store = processSingleton('static-html', () => new HtmlStore({ size: 250, now: () => now }));
    return { store, pass: (ms: number) => (now += ms) };
  }
  const text = 'Gol '.repeat(40);

  it('fails when its HTML has left the store meanwhile, and is whole when it is rendered again', async () => {
    const { store, pass } = aSmallStore();
    const article = {};
    const page = () => placeOf({ from: [article], children: <p>{text}</p> });
    const late = await page();
    pass(5_000);
    store.add('x'.repeat(200));
    expect(() => renderToString(late)).toThrow('has left the store');

    expect(renderToString(await page())).toContain(text);
  });

  it('shows the answer it was made from, when another has come before it was rendered', async () => {
    aSmallStore();
    let score = { home: 0 };
    const Score = ({ of }: { of: typeof score }) => {
      // While this one is rendered, the next answer comes.
      score = { home: of.home + 1 };
      return <p>Brasil {of.home}</p>;
    };
    const page = (of: typeof score) => placeOf({ from: [of], children: <Score of={of} /> });
    const first = score;
    const before = await page(first);
    const after = await page(score);

    expect(renderToString(after)).toContain('Brasil 1');
    expect(renderToString(before)).toContain('Brasil 0');
    expect((await page(first)).props.name).toBe(before.props.name);
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

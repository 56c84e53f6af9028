import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { GlobalError } from './GlobalError.client';

afterEach(() => vi.unstubAllGlobals());

/** A browser that shows a document of this content. */
function show(id: string, innerHTML: string): string {
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', {
    documentElement: { id, innerHTML, attributes: [{ name: 'lang', value: 'es' }] },
  });
  return renderToStaticMarkup(<GlobalError />);
}

describe('a page that breaks', () => {
  it('says so where it is rendered, and where Next has sent an empty document instead', () => {
    const says = renderToStaticMarkup(<GlobalError />);

    expect(says).toContain('<h1>');
    expect(show('__next_error__', '<head></head><body></body>')).toBe(says);
  });

  it('stays as it is in the browser where it was whole', () => {
    expect(show('', '<body><p>Una nota</p></body>')).toContain(
      '<html lang="es"><body><p>Una nota</p></body>',
    );
  });
});

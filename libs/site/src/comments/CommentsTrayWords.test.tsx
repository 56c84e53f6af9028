import { sites } from '@cancha/brands/sites';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { serveServices } from '../services/servedServices';
import { testContext } from '../testing/testContext';
import { CommentsTrayWords } from './CommentsTrayWords';
import type { TrayWords } from './TrayWords';

afterEach(() => serveServices([]));

function wordsOf(site: keyof typeof sites, comments: object | null = {}): TrayWords | null {
  serveServices([
    {
      product: 'Talk',
      port: 'Comments',
      purpose: 'functional',
      runsIn: 'browser',
      switchedOnBy: { brand: 'comments' },
    },
  ]);
  const context = testContext({ site: sites[site], brandConfig: comments ? { comments } : {} });
  const html = renderToStaticMarkup(<CommentsTrayWords context={context} />);
  return html ? (JSON.parse(html.replace(/^<script[^>]*>|<\/script>$/g, '')) as TrayWords) : null;
}

describe('the words of the tray', () => {
  it.each([
    ['fca', 'Comentarios', 'Permitir y ver los comentarios'],
    ['wst', 'Comments', 'Allow and show the comments'],
    ['somosfanaticos-pt', 'Comentários', 'Permitir e ver os comentários'],
  ] as const)('are those of the site, and name the service: %s', (site, title, allow) => {
    const words = wordsOf(site);

    expect(words).toMatchObject({ title, allow });
    for (const sentence of [words?.ask, words?.failed]) expect(sentence).toContain('Talk');
  });

  it('are not on a page without a tray', () => {
    expect([wordsOf('fca', null), wordsOf('fca', { trayPosition: 'hidden' })]).toEqual([null, null]);
  });
});

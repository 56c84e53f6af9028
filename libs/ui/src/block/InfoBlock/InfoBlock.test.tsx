import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { InfoBlock, type InfoBlockKind } from './InfoBlock';

const kinds: readonly InfoBlockKind[] = ['notFound', 'serverError', 'thankyou'];
const block = (kind: InfoBlockKind) =>
  renderToStaticMarkup(
    <InfoBlock
      kind={kind}
      title="Página No Encontrada"
      text="Puede que la URL haya cambiado"
      link={{ href: '/', text: 'Homepage' }}
    />,
  );

describe('InfoBlock', () => {
  it.each(kinds)('says what happened as the one title of the page and shows a way out, as %s', (kind) => {
    const html = block(kind);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html).toContain('Página No Encontrada');
    expect(html).toContain('<a href="/">Homepage</a>');
  });

  it('has a drawing of its own for each kind, silent to a screen reader', () => {
    const drawings = kinds.map((kind) => /<path d="([^"]+)"/.exec(block(kind))?.[1]);
    expect(new Set(drawings).size).toBe(kinds.length);
    for (const kind of kinds) expect(block(kind)).toMatch(/<svg[^>]*aria-hidden="true"/);
  });
});

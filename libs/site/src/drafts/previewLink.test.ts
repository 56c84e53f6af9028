import { describe, expect, it } from 'vitest';
import { buildPreviewLink, readPreviewLink } from './previewLink';
import { signPreview } from './previewSignature';

const secret = 'a secret of thirty-two characters';
const site = { id: 'bolavip-mx', prefix: '/mx' };
const now = new Date('2026-07-05T12:00:00Z');
const soon = now.getTime() / 1000 + 3600;

const searchOf = (link: string) => new URL(link, 'http://site').searchParams;
const read = (search: URLSearchParams, on = site, key = secret, at = now) =>
  readPreviewLink(search, on, key, at);
const linkTo = (path: string, expires = soon) => searchOf(buildPreviewLink(site, path, expires, secret));

describe('a link to a preview', () => {
  it('leads to its path, query and all', () => {
    const path = '/mundial/borrador-ñ.html?page=2';

    expect(buildPreviewLink(site, path, soon, secret)).toMatch(/^\/mx\/api\/preview\?/);
    expect(read(linkTo(path))).toEqual({ path, expires: soon });
  });

  it.each(['path', 'expires', 'signature'])('is refused when its %s was changed or is missing', (name) => {
    const changed = linkTo('/borrador.html');
    changed.set(name, name === 'path' ? '/otro.html' : `${changed.get(name)}1`);
    const missing = linkTo('/borrador.html');
    missing.delete(name);
    const twice = linkTo('/borrador.html');
    twice.append(name, 'x');

    expect([read(changed), read(missing), read(twice)]).toEqual([null, null, null]);
  });

  it('is refused on another site, and when signed with another secret', () => {
    expect(read(linkTo('/borrador.html'), { ...site, id: 'fca' })).toBeNull();
    expect(read(linkTo('/borrador.html'), site, `${secret}!`)).toBeNull();
  });

  it('is refused from the second on in which it expires', () => {
    expect(read(linkTo('/a.html', now.getTime() / 1000))).toBeNull();
    expect(read(linkTo('/a.html', now.getTime() / 1000 + 1))).not.toBeNull();
  });

  it.each(['//evil.example/', '/\\evil.example', 'https://evil.example/', 'a.html', '/a b', '/\t/x', ''])(
    'is not made for %j, nor followed there by whoever signed it',
    (path) => {
      expect(() => buildPreviewLink(site, path, soon, secret)).toThrow(TypeError);
      const signature = signPreview(secret, { kind: 'link', site: site.id, path, expires: soon });
      const search = new URLSearchParams({ path, expires: String(soon), signature });
      expect(read(search)).toBeNull();
    },
  );
});

import { startServer } from '@cancha/data-access/testing/startServer';
import { expect, it } from 'vitest';
import { readEnvironment } from '@cancha/site/environment/readEnvironment';
import { passCookie } from '@cancha/site/drafts/previewPass';
import { sealPreview } from './sealPreview';

const secret = 'a secret of thirty-two characters';
const environment = readEnvironment({ DRAFT_KEY: 'a-key-for-the-editors', PREVIEW_SECRET: secret });
const site = { id: 'fca', prefix: '', origin: 'http://site' };
const pass = String(passCookie(site, Math.floor(Date.now() / 1000) + 60, secret).split(';')[0]);

/** What the app behind was asked with, and what came back from an answer that caches may share. */
async function ask(cookie: string, path = '/nota.html') {
  let asked: string | undefined;
  const { url } = await startServer((request, response) => {
    sealPreview(request, response, environment, 'the-bypass');
    asked = request.headers.cookie;
    response.setHeader('Cache-Control', 's-maxage=2');
    response.end('<p>Nota</p>');
  });
  const { headers } = await fetch(url + path, { headers: { cookie } });
  return { asked, cache: headers.get('cache-control'), robots: headers.get('x-robots-tag') };
}

it('an answer to who reads drafts is rendered for that request, and kept by nobody', async () => {
  expect(await ask(`a=b; __prerender_bypass=own; ${pass}`)).toEqual({
    asked: `a=b; ${pass}; __prerender_bypass=the-bypass`,
    cache: 'private, no-store',
    robots: 'noindex, nofollow',
  });
});

it('an answer to anybody else stays as it was', async () => {
  for (const cookie of ['a=b', `${pass}x`, 'cancha-preview-fca=1.x']) {
    expect(await ask(cookie)).toEqual({ asked: cookie, cache: 's-maxage=2', robots: null });
  }
});

it('files that are the same for everybody may be kept by everybody', async () => {
  expect((await ask(pass, '/_next/static/a.js')).cache).toBe('s-maxage=2');
});

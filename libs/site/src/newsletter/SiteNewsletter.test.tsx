import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { testContext } from '../testing/testContext';
import { SiteNewsletter } from './SiteNewsletter';

const { capabilities } = testContext().site;
const render = (context = testContext()) => renderToStaticMarkup(<SiteNewsletter context={context} />);

it('is a form that can be posted without a script, and lets messages of ours be heard', () => {
  const html = render();

  expect(html).toMatch(/<form[^>]*action="\/api\/newsletter"[^>]*method="post"/);
  expect(html).toMatch(/<input[^>]*type="email"[^>]*name="email"/);
  expect(html).not.toContain('required');
});

it('leads to the terms under their address in the language of the site', () => {
  expect(render()).toContain('href="/info/terminos-y-condiciones"');
  expect(
    render(testContext({ site: { language: 'en', catalogue: 'en', region: null, prefix: '/us' } })),
  ).toContain('href="/us/info/terms-and-conditions"');
});

it('posts to its own edition', () => {
  expect(render(testContext({ site: { prefix: '/mx' } }))).toContain('action="/mx/api/newsletter"');
});

it('is not there on a site without a newsletter', () => {
  expect(render(testContext({ site: { capabilities: { ...capabilities, newsletter: false } } }))).toBe('');
});

import { validateAmp } from '@cancha/e2e/validateAmp';
import { describe, expect, it } from 'vitest';
import { anAdsRow } from '@cancha/site/testing/anAdsRow';
import { anArticle } from '@cancha/site/testing/anArticle';
import { testContext } from '@cancha/site/testing/testContext';
import { renderAmp } from '../renderAmp';

const origin = 'https://copa.example';
const paragraphs = (n: number) => '<p>Uno</p>'.repeat(n);
const { hidden } = anArticle('1');

function render(ads: object | undefined, changes: Parameters<typeof anArticle>[1] = {}): Promise<string> {
  const context = testContext({ site: { origin }, brandConfig: ads ? { ads: { ...anAdsRow, ...ads } } : {} });
  const article = anArticle('1', { body: paragraphs(8), ...changes });
  return renderAmp(
    { article, relatedArticles: [] },
    { page: article.link, amp: `/amp${article.link}` },
    context,
  );
}
const tagsOf = (html: string, name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];
const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&quot;', '"');

describe('an AMP page with ads', () => {
  it('is valid', async () => {
    const html = await render({});

    expect(validateAmp(html)).toEqual([]);
    expect(tagsOf(html, 'amp-ad').length).toBeGreaterThan(2);
  });

  it('has them in the text as its whole page has, and at its end', async () => {
    const html = await render({});
    const order = html.match(/<p>Uno|class="ad (?:phone|wide)|class="whole-page"/g)?.join(' ');

    const text = (n: number) => Array(n).fill('<p>Uno').join(' ');
    const both = 'class="ad phone class="ad wide';
    // A banner of 728 px for wide screens stands before that of 320 for phones in the row.
    const end = 'class="ad wide class="ad phone class="whole-page"';
    expect(order).toBe([text(3), both, text(3), both, text(2), end].join(' '));
  });

  it('tells the service of each what the row says, for each kind of screen', async () => {
    const [phone, wide] = tagsOf(await render({}), 'amp-ad').map((tag) => ({
      slot: attribute(tag, 'data-slot'),
      media: attribute(tag, 'media'),
      size: [attribute(tag, 'width'), attribute(tag, 'height'), attribute(tag, 'data-multi-size')],
      json: JSON.parse(attribute(tag, 'json') ?? '') as unknown,
    }));

    const same = { slot: '/1234/site/box', size: ['300', '600', '300x250'] };
    expect(phone).toEqual({
      ...same,
      media: '(max-width: 767px)',
      json: { targeting: { section: 'mundial-2026', pos: 'mid' } },
    });
    expect(wide).toEqual({
      ...same,
      media: '(min-width: 768px)',
      json: { targeting: { section: 'mundial-2026', pos: 'right' } },
    });
  });

  it('lets none of them ask for anything without consent, nor grow', async () => {
    for (const tag of tagsOf(await render({}), 'amp-ad')) {
      expect(attribute(tag, 'data-block-on-consent')).toBe('_till_accepted');
      expect(attribute(tag, 'layout')).toBe('fixed');
      expect(JSON.parse(attribute(tag, 'data-safeframe-config') ?? '')).toEqual({
        expandByPush: false,
        expandByOverlay: false,
      });
    }
  });

  it('has no ad that is wider than its screen or the text', async () => {
    const sizes = [[970, 250]] as const;
    const html = await render({
      placements: {
        box: [{ sizes }, { sizes: [[468, 60]], mobile: true }],
        banner: [{ sizes: [[468, 60]] }],
      },
    });

    expect(tagsOf(html, 'amp-ad').map((tag) => attribute(tag, 'media'))).toEqual(['(min-width: 768px)']);
  });

  it('keeps the place of each by its size, with a page of the site in it', async () => {
    const html = await render({});

    expect(html).toContain('.room-300x600{width:300px;height:600px}');
    expect(html).toContain('<div placeholder=""><a class="house" href="/trending">');
    expect(html).toContain('<div fallback="">');
    // The newsletter is on the whole page only.
    expect(html).not.toContain('href="#boletin"');
  });

  it('asks once, with two equal buttons and a way back', async () => {
    const html = await render({});

    const buttons = Array.from(html.matchAll(/<button([^>]*)>([^<]*)</g), ([, attributes, name]) => [
      name,
      attribute(attributes ?? '', 'on'),
      attribute(attributes ?? '', 'class'),
    ]);
    expect(buttons).toEqual([
      ['Opciones de privacidad', 'tap:consent.prompt(expireCache=true)', 'choices'],
      ['Rechazar', 'tap:consent.reject', undefined],
      ['Aceptar', 'tap:consent.accept', undefined],
    ]);
    expect(html).toContain(`"checkConsentHref":"${origin}/api/amp-consent"`);
    expect(html).toContain('Global Privacy Control');
  });

  it('shows an ad of the brand itself without asking', async () => {
    const custom = {
      sizes: [[300, 250]],
      customAd: { src: '/casa.png', alt: 'Casa' },
      customAdLink: '/casa',
    };
    const html = await render({ placements: { box: [custom], banner: [custom] } });

    expect(validateAmp(html)).toEqual([]);
    expect(html).toContain(`src="${origin}/casa.png"`);
    expect(html).not.toMatch(/<amp-ad|<amp-consent|on="tap/);
  });
});

describe('the rules of AMP', () => {
  it.each([
    ['a notice without a way to refuse', 'tap:consent.reject', 'tap:consent.dismiss'],
    ['an action on nothing', 'tap:consent.accept', 'tap:other.accept'],
    ['no way back to the notice', 'tap:consent.prompt(expireCache=true)', 'tap:consent.dismiss'],
    ['a notice that is not there', 'id="consent-notice"', ''],
    ['no layout', 'layout="nodisplay"', ''],
    ['nobody to ask', '"checkConsentHref":"https:', '"checkConsentHref":"'],
    ['a script in the notice', '<div id="consent-notice"', '<script></script><div id="consent-notice"'],
    ['settings outside of it', '<body>', '<body><script type="application/json">{}</script>'],
    ['an ad without a size', 'width="300"', ''],
    ['an ad without a type', 'type="doubleclick"', ''],
    [
      'an ad in an ad',
      '<div fallback="">',
      '<div fallback=""><amp-ad type="x" width="1" height="1" layout="fixed">',
    ],
    ['ads without their script', 'custom-element="amp-ad"', 'custom-element="amp-list"'],
    ['ads without a notice', /<amp-consent.*<\/amp-consent>/, ''],
  ])('forbid %s', async (_, part, instead) => {
    const html = await render({});
    const broken = html.replace(part, instead);

    expect(broken).not.toBe(html);
    expect(validateAmp(broken)).not.toEqual([]);
  });
});

describe('an AMP page has no ads', () => {
  it.each([
    ['on a site without', undefined, {}],
    ['without an ad unit', { baseAdUnit: undefined }, {}],
    ['where the script of a network displays them', { wrapper: 'https://network.example/a.js' }, {}],
    ['where the newsroom wants none', {}, { hidden: { ...hidden, ads: true } }],
    ['beside betting', {}, { sectionSlug: testContext().site.bettingCategory }],
    ['where the row has none for articles', { slots: { home: { top: 'banner' } } }, {}],
  ])('%s', async (_, row, changes) => {
    const html = await render(row, changes);

    expect(validateAmp(html)).toEqual([]);
    expect(html).not.toMatch(/amp-ad|amp-consent|class="ad |\.room/);
  });
});

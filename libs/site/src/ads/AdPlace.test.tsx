import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { anAdsRow } from '../testing/anAdsRow';
import { testContext } from '../testing/testContext';
import { AdPlace } from './AdPlace';
import { houseOffers } from './HouseContent';

const withAds = testContext({ brandConfig: { ads: anAdsRow } });
const render = (props: Partial<Parameters<typeof AdPlace>[0]> = {}) =>
  renderToStaticMarkup(<AdPlace context={withAds} placement="banner" id="x" {...props} />);

describe('a place for ads', () => {
  it('is nothing on a site without ads, and where the brand has none', () => {
    expect(render({ context: testContext() })).toBe('');
    expect(render({ placement: undefined })).toBe('');
  });

  it('has each format on its screens, under an id of its own', () => {
    const html = render();

    expect(html).toMatch(/id="ad-x"[^>]*data-ad-mobile="false"[^>]*data-ad-sizes="728x90"/);
    expect(html).toMatch(/id="ad-x-2"[^>]*data-ad-mobile="true"[^>]*data-ad-sizes="320x50"/);
  });

  it('keeps room for the largest ad it takes', () => {
    expect(render({ placement: 'box' })).toContain('--ad-width:300px;--ad-height:600px');
  });

  it('over the first story has nothing for phones', () => {
    const html = render({ wideOnly: true }) + render({ placement: 'box', wideOnly: true });

    expect(html.match(/data-ad-mobile="[^"]*"/g)).toEqual([
      'data-ad-mobile="false"',
      'data-ad-mobile="false"',
    ]);
  });

  it('is called an ad, and has what the house says until there is one', () => {
    const html = render({ turn: 1 });

    expect(html).toContain('>Publicidad<');
    expect(html).toContain('Más de FCA');
    expect(html).toContain('href="#boletin"');
  });
});

describe('what the house says', () => {
  it('leads to pages there are', () => {
    expect(houseOffers(withAds).map(({ href }) => href)).toEqual([
      '/trending',
      '#boletin',
      '/ultimas-noticias',
    ]);
  });

  it('offers no newsletter where there is none', () => {
    const capabilities = { ...withAds.site.capabilities, newsletter: false };
    const hrefs = houseOffers(testContext({ site: { capabilities } })).map(({ href }) => href);

    expect(hrefs).toEqual(['/trending', '/ultimas-noticias']);
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AdSlot, type AdSlotProps } from './AdSlot';

const slot = (props: Partial<AdSlotProps> = {}) =>
  renderToStaticMarkup(
    <AdSlot
      id="box-1"
      placementTypeName="box"
      width={300}
      height={250}
      labels={{ title: 'Publicidad' }}
      {...props}
    />,
  );

describe('AdSlot', () => {
  it('has the margin and the padding of the specification', () => {
    expect(slot()).toContain('--ad-margin:20px auto;--ad-padding:10px');
  });

  it('takes what is given for what is given, none included', () => {
    expect(slot({ margin: '0', padding: '0px' })).toContain('--ad-margin:0;--ad-padding:0px');
  });

  it('is called an ad only when told so', () => {
    expect(slot()).not.toContain('Publicidad');
    expect(slot({ showTitle: true })).toContain('Publicidad');
  });

  it('tells the service what it is, under an id of its own', () => {
    const html = slot({ baseDivId: 'div-gpt-1', posMobile: 'mid', posDesktop: 'right' });
    expect(html).toContain('id="div-gpt-1"');
    for (const [name, value] of [
      ['slot', 'box-1'],
      ['placement', 'box'],
      ['pos-mobile', 'mid'],
      ['pos-desktop', 'right'],
      ['sizes', '300x250'],
    ])
      expect(html).toContain(`data-ad-${name}="${value}"`);
  });

  it('keeps room for the largest of its sizes, and tells the service all of them', () => {
    const html = slot({
      height: 600,
      sizes: [
        [300, 600],
        [300, 250],
      ],
      mobile: false,
      section: 'mls',
    });
    expect(html).toContain('--ad-height:600px');
    for (const data of ['sizes="300x600 300x250"', 'mobile="false"', 'section="mls"'])
      expect(html).toContain(`data-ad-${data}`);
  });

  it('has what the house says in its place, in the HTML', () => {
    expect(slot({ house: <a href="/">Portada</a> })).toContain('<a href="/">Portada</a>');
  });

  it('is not offered to the service when the house has filled it', () => {
    const html = slot({
      customAd: { src: '/casa.webp', alt: 'La app' },
      customAdLink: 'https://example.com',
    });
    expect(html).not.toContain('data-ad-slot');
    expect(html).toMatch(
      /<a href="https:\/\/example.com" target="_blank" rel="sponsored nofollow noopener"><img/,
    );
  });

  it.each([
    [728, 'tablet'],
    [1070, 'desk'],
  ])('of %i px is on no screen it would overflow', (width, screens) => {
    expect(slot({ width })).toContain(screens);
    expect(slot({ width, onlyHeight: true })).not.toContain(screens);
  });

  it.each([
    [true, 'phone', 'wider'],
    [false, 'wider', 'phone'],
  ])('for phones (%s) is on one side of 768 px only', (mobile, there, notThere) => {
    expect(slot({ mobile })).toContain(there);
    expect(slot({ mobile })).not.toContain(notThere);
    expect(slot()).not.toMatch(/phone|wider/);
  });
});

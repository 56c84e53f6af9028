import type { AfterStory as AfterStoryRow, BrandSettings } from '@cancha/brands/BrandConfig';
import { sites } from '@cancha/brands/sites';
import { anArticle } from '@cancha/site/testing/anArticle';
import { testContext } from '@cancha/site/testing/testContext';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AfterStory } from './AfterStory';

const family = [sites['bolavip-global'], sites['bolavip-cl'], sites['bolavip-mx'], sites['bolavip-en']];
const { settings: usual } = testContext().brandConfig;

function render(
  afterStory: AfterStoryRow = {},
  settings: Partial<BrandSettings> = {},
  site: Parameters<typeof testContext>[0] = {},
): string {
  const context = testContext({
    ...site,
    brandConfig: { afterStory, settings: { ...usual, ...settings } },
  });
  return renderToStaticMarkup(<AfterStory article={anArticle('1')} context={context} />);
}

describe('below a story', () => {
  it('is nothing that the brand does not name', () => {
    expect(render()).toBe('');
  });

  it('is the brand’s channel, where its address is one to lead a reader to', () => {
    const channel = (whatsappChannelLink: string) => render({}, { whatsappChannelLink });

    expect(channel('https://whatsapp.example/channel/1')).toMatch(
      /<a [^>]*href="https:\/\/whatsapp\.example\/channel\/1"[^>]*>.*Únete a nuestro canal de WhatsApp/s,
    );
    expect(channel('javascript:alert(1)')).toBe('');
    expect(channel('http://10.0.0.1/')).toBe('');
  });

  it('is the way to the newsletter, on sites that have one', () => {
    const capabilities = { ...testContext().site.capabilities, newsletter: false };

    expect(render({ subscription: true })).toMatch(/<a href="#boletin">Suscríbete<\/a>/);
    expect(render({ subscription: true }, {}, { site: { capabilities } })).toBe('');
  });

  it('are the editions that publish the same story, each with its language', () => {
    const html = render({ versions: true }, {}, { site: sites['bolavip-mx'], family });

    expect(html).toMatch(
      /href="\/mx\/mundial-2026\/nota-1\.html"[^>]*aria-current="true"[^>]*>MÉXICO · español de México</,
    );
    expect(html).toMatch(/href="\/mundial-2026\/nota-1\.html"[^>]*>GLOBAL · español</);
    // Whose code, ES-CH, would be Switzerland elsewhere.
    expect(html).toMatch(/href="\/cl\/mundial-2026\/nota-1\.html"[^>]*>CHILE · español \(Chile\)</);
    expect(html).not.toContain('US ENGLISH');
  });

  it('is no choice of editions on a site that is alone', () => {
    expect(render({ versions: true })).toBe('');
  });
});

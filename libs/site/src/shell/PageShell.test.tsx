import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anAdsRow } from '../testing/anAdsRow';
import { renderPage } from '../testing/renderPage';
import { testContext } from '../testing/testContext';
import { highlightItems } from './highlightItems';
import { loadShell } from './loadShell';
import { PageShell } from './PageShell';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

const { site, brandConfig } = testContext();
const mexico = { ...site, id: 'mx', edition: 'mex', flag: 'mx', prefix: '/mx' } as const;
const render = (context = testContext(), path = '/') =>
  renderPage(PageShell({ context, path, children: 'Contenido' }));

describe('the footer of a page', () => {
  it('has its notices in the HTML: none of them waits for a script', async () => {
    const context = testContext({ site: { capabilities: { ...site.capabilities, betting: true } } });
    const html = await render(context);

    for (const said of ['footer.gamblingTitle', 'footer.affiliateTitle'] as const)
      expect(html).toContain(context.t(said));
    expect(html).toContain(brandConfig.groupStatement);
  });
});

describe('the header of a page', () => {
  it('leads to the results, in the words of the site if it has its own', async () => {
    const settings = { ...brandConfig.settings, headerResultsBtn: 'Marcadores' };

    expect(await render()).toMatch(/href="\/resultados\/futbol"[^>]*>Resultados<\/a>/);
    expect(await render(testContext({ brandConfig: { settings } }))).toContain('>Marcadores</a>');
  });

  it('leads to no results where no football is played', async () => {
    const capabilities = { ...site.capabilities, football: false };

    expect(await render(testContext({ site: { capabilities } }))).not.toContain('/resultados/futbol"');
  });

  it('offers the editions of the site, from the page that is read', async () => {
    const context = testContext({ family: [site, mexico] });

    expect(await render(context, '/trending')).toMatch(/<details.*href="\/mx\/trending" hrefLang="es"/s);
    expect(await render(context, '/')).toMatch(/<details.*href="\/mx" hrefLang="es"/s);
  });

  it('offers none to the readers of a site that is alone', async () => {
    expect(await render()).not.toContain('<details');
  });

  it('is made once for pages that differ in the addresses of their editions only', async () => {
    const context = testContext({ family: [site, mexico] });
    const shell = await loadShell(context, '/nada');
    const page = async (path: string) => renderPage(PageShell({ context, path, shell, children: path }));
    const drawn = vi.spyOn(context, 't');
    const first = await page('/a.html');
    const wordsOfTheFirst = drawn.mock.calls.filter(([key]) => key === 'shell.openMenu').length;
    const second = await page('/b.html');

    expect(wordsOfTheFirst).toBe(1);
    expect(drawn.mock.calls.filter(([key]) => key === 'shell.openMenu')).toHaveLength(1);
    expect(first).toContain('href="/mx/a.html"');
    expect(second).toContain('href="/mx/b.html"');
    expect(second).not.toContain('data-late');
  });

  it('has no picker where the brand wants none', async () => {
    const context = testContext({ family: [site, mexico], brandConfig: { header: { showEditions: false } } });

    expect(await render(context)).not.toContain('<details');
  });

  it('has the links of the moment where there are five', async () => {
    const shellOf = async (names: readonly string[]) => ({
      ...(await loadShell(testContext(), '/nada')),
      highlights: highlightItems(
        names.map((label, order) => ({ label, url: `/tema/${label}`, order })),
        testContext(),
      ),
    });
    const page = async (...names: string[]) =>
      renderPage(
        PageShell({ context: testContext(), path: '/', shell: await shellOf(names), children: 'x' }),
      );

    expect(await page('a', 'b', 'c', 'd', 'e')).toMatch(
      /aria-label="Temas del momento".*--header-menuTop:80px|--header-menuTop:80px.*aria-label="Temas del momento"/s,
    );
    expect(await page('b', 'c', 'd', 'e')).not.toContain('Temas del momento');
    expect(await page('b', 'c', 'd', 'e')).not.toContain('--header-menuTop:80px');
  });
});

describe('the strip of ads', () => {
  const context = testContext({ brandConfig: { ads: anAdsRow } });
  const page = async (ads: boolean, of = context) =>
    renderPage(PageShell({ context: of, path: '/', ads, children: 'Contenido' }));

  it('has its room from the first paint, on pages with ads', async () => {
    const html = await page(true);

    expect(html).toContain('--header-strip:50px');
    expect(html).toContain('--header-offset:100px');
    expect(html).toContain('data-ad-slot="ad-strip"');
  });

  it('is as high as the brand says', async () => {
    const ads = { ...anAdsRow, slots: { strip: { placement: 'banner', height: '90px' as const } } };

    expect(await page(true, testContext({ brandConfig: { ads } }))).toContain('--header-strip:90px');
  });

  it('is on no other page, and on no site without ads', async () => {
    expect(await page(false)).not.toContain('data-ad-slot');
    expect(await page(true, testContext())).not.toContain('data-ad-slot');
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../testing/renderPage';
import { testContext } from '../testing/testContext';
import { loadShell } from './loadShell';
import { PageShell } from './PageShell';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

const { site, brandConfig } = testContext();
const mexico = { ...site, id: 'mx', edition: 'mex', flag: 'mx', prefix: '/mx' } as const;
const render = (context = testContext(), path = '/') =>
  renderPage(PageShell({ context, path, children: 'Contenido' }));

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
    const tags = ['a', 'b', 'c', 'd', 'e'].map((name, order) => ({
      label: name,
      url: `/tema/${name}`,
      order,
    }));
    const page = (of: typeof tags) =>
      renderPage(PageShell({ context: testContext(), path: '/', tags: of, children: 'x' }));

    expect(await page(tags)).toMatch(
      /aria-label="Temas del momento".*--header-menuTop:80px|--header-menuTop:80px.*aria-label="Temas del momento"/s,
    );
    expect(await page(tags.slice(1))).not.toContain('Temas del momento');
    expect(await page(tags.slice(1))).not.toContain('--header-menuTop:80px');
  });
});

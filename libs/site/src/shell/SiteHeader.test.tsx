import type { HeaderSettings } from '@cancha/brands/HeaderSettings';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { testContext } from '../testing/testContext';
import { SiteHeader } from './SiteHeader';
import type { Shell } from './Shell';

const item = (name: string, href: string) => ({ id: href, name, href, current: false, fullLoad: false });
const shell: Shell = {
  main: [item('Honduras', '/honduras')],
  menu: [],
  betting: [item('Guías', '/apuestas/guias')],
  tabs: [item('Noticias', '/')],
  highlights: [],
  footer: { columns: [], legal: [] },
};

const render = (header: HeaderSettings = {}, path = '/panama', site: object = {}, menus = shell) =>
  renderToStaticMarkup(
    <SiteHeader
      context={testContext({ site, brandConfig: { header } })}
      shell={menus}
      path={path}
      picker={null}
    />,
  );

describe('the header of a site', () => {
  it('has neither promotion nor betting links where nothing asks for them', () => {
    const html = render();

    for (const word of ['Apuestas', 'data-act="comments"']) expect(html).not.toContain(word);
  });

  it('leads to the calendar of the site itself where no other host has it, and marks it there', () => {
    expect(render()).toMatch(/<a href="\/calendario" class="[^"]*">/);
    expect(render({}, '/calendario')).toMatch(/href="\/calendario"[^>]*aria-current="page"/);
    expect(render({}, '/mx/calendario', { prefix: '/mx' })).toMatch(
      /href="\/mx\/calendario"[^>]*aria-current/,
    );
  });

  it('has a field for a search in its menu, as a form that needs no script', () => {
    const menu: Shell['menu'] = [{ id: 'a', rows: [item('Panamá', '/panama')] }];
    const html = render({}, '/mx/panama', { prefix: '/mx' }, { ...shell, menu });

    expect(html).toMatch(/<form[^>]*role="search"[^>]*action="\/mx\/buscar"[^>]*method="get"/);
    expect(html).toMatch(/<label[^>]*for="menu-search"[^>]*>Buscar en [^<]+<\/label><input id="menu-search"/);

    const { capabilities } = testContext().site;
    const without = { capabilities: { ...capabilities, search: false } };
    expect(render({}, '/panama', without, { ...shell, menu })).not.toContain('role="search"');
  });

  it('has shortcuts in its menu, to the pages the site has', () => {
    const menu: Shell['menu'] = [{ id: 'a', rows: [item('Panamá', '/panama')] }];
    const html = render({}, '/mx/panama', { prefix: '/mx' }, { ...shell, menu });
    for (const path of [
      '/resultados/futbol',
      '/resultados/futbol/competencias',
      '/mis-equipos',
      '/guardadas',
    ])
      expect(html).toContain(`href="/mx${path}"`);

    const { capabilities } = testContext().site;
    const without = { capabilities: { ...capabilities, football: false } };
    const plain = render({}, '/panama', without, { ...shell, menu });
    expect(plain).toContain('href="/guardadas"');
    expect(plain).not.toMatch(/mis-equipos|competencias/);
  });

  it('has no schedule on a site without football', () => {
    const { capabilities } = testContext().site;
    const html = render({}, '/panama', { capabilities: { ...capabilities, football: false } });

    expect(html).not.toContain('Calendario');
  });

  it('leads to the schedule of another host, which is loaded whole and not vouched for', () => {
    const html = render({ scheduleUrl: 'https://resultados.example/agenda' });

    expect(html).toMatch(
      /<a href="https:\/\/resultados\.example\/agenda"[^>]*rel="nofollow"[^>]*data-full-load/,
    );
  });

  it.each(['javascript:alert(1)', 'http://10.0.0.1/agenda', ''])('has no schedule at %s', (scheduleUrl) => {
    expect(render({ scheduleUrl })).not.toContain('Calendario');
  });

  it('leaves out what is switched off, although there is a link', () => {
    const html = render({ scheduleUrl: '/calendario', showSchedule: false, showResults: false });

    expect(html).not.toContain('Calendario');
    expect(html).not.toContain('>Resultados</a>');
  });

  it.each([
    ['/resultados/futbol', 'page'],
    ['/resultados/futbol/competencias/liga-mx/1', 'true'],
  ])('marks the results on %s', (path, current) => {
    expect(render({}, path)).toMatch(new RegExp(`href="/resultados/futbol"[^>]*aria-current="${current}"`));
  });

  it('does not mark them elsewhere', () => {
    expect(render()).not.toMatch(/href="\/resultados\/futbol"[^>]*aria-current/);
  });

  it.each([
    ['/apuestas', true],
    ['/apuestas/guias', true],
    ['/apuestas-deportivas', false],
    ['/panama', false],
  ])('has the betting links on %s: %s', (path, expected) => {
    expect(render({}, path).includes('href="/apuestas/guias"')).toBe(expected);
  });

  it('knows the betting pages of an edition by its prefix', () => {
    expect(render({}, '/mx/apuestas/', { prefix: '/mx' })).toContain('href="/apuestas/guias"');
  });

  it('promotes what the brand wants to', () => {
    expect(render({ promo: { href: '/encuesta', text: 'Vota ya' } })).toMatch(/href="\/encuesta".*Vota ya/);
  });

  it('may lead from its logo elsewhere, and show a second one', () => {
    const html = render({
      logoUrl: '/mundial-2026',
      mainLogo: { file: 'mundial.svg', width: 90, height: 30 },
      secondaryLogo: {
        file: 'socio.svg',
        width: 60,
        height: 20,
        url: 'https://socio.example/',
        name: 'Socio',
      },
    });

    expect(html).toContain('<img src="/brand/fca/mundial.svg" width="90" height="30"');
    expect(html).toMatch(/href="\/mundial-2026"><img/);
    expect(html).toMatch(
      /href="https:\/\/socio\.example\/"[^>]*><img src="\/brand\/fca\/socio\.svg"[^>]*alt="Socio"/,
    );
  });

  it('has no menu and no button for one where the brand wants none', () => {
    expect(render({ showMenu: false })).not.toContain('<input');
  });

  it('is the simple one, with the app in its store, where the brand says so', () => {
    const html = render({ type: 'two', appUrl: 'https://tienda.example/app' });

    expect(html).toContain('data-header="header-two"');
    expect(html).toMatch(/href="https:\/\/tienda\.example\/app".*Descargar la app/);
    expect(html).not.toContain('<input');
  });
});

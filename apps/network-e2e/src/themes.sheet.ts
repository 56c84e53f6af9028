import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { scrollThrough } from '@cancha/e2e/scrollThrough';
import { workspaceFolder } from '@cancha/e2e/workspacePaths';
import { test, type Browser, type Page } from '@playwright/test';
import { apps } from './apps';

const sets = path.join(workspaceFolder, 'libs/themes/sets');
const images = path.join(workspaceFolder, 'docs/images');
const widths = { phone: 390, laptop: 1280 } as const;
const keys = readdirSync(sets, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

type Scheme = 'light' | 'dark';
type Shot = { key: string; picture: Buffer };

const fileOf = (key: string, ...names: string[]) => path.join(sets, key, 'generated', ...names);

/** A page whose faces may be those of any set. */
async function openFrontPage(browser: Browser, width: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: width < 768 ? 844 : 900 } });
  await page.route('**/fonts/*', async (route) => {
    const name = path.basename(route.request().url());
    const owner = keys.find((key) => readdirSync(fileOf(key, 'fonts')).includes(name));
    await route.fulfill({ path: fileOf(owner ?? '', 'fonts', name) });
  });
  await page.goto(`http://127.0.0.1:${apps[0]?.port}/`);
  await scrollThrough(page);
  return page;
}

/** A theme's style sheet whose faces are waited for: readers see a late one from the next page on, a sheet has no next. */
const styleOf = (key: string) =>
  readFileSync(fileOf(key, 'theme.css'), 'utf8').replaceAll(
    /font-display:\s*optional/g,
    'font-display:block',
  );

/** The page as it stands, dressed in another theme. */
async function dress(page: Page, key: string, scheme: Scheme): Promise<Buffer> {
  await page.evaluate(
    async ({ theme, chosen, css }) => {
      document.getElementById('sheet')?.remove();
      const style = document.createElement('style');
      style.id = 'sheet';
      style.textContent = css;
      document.head.append(style);
      Object.assign(document.documentElement.dataset, { theme, scheme: chosen });
      window.scrollTo(0, 0);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await document.fonts.ready;
    },
    { theme: key, chosen: scheme, css: styleOf(key) },
  );
  return page.screenshot({ type: 'jpeg', quality: 80 });
}

function sheetHtml(shots: readonly Shot[], columns: number): string {
  const cells = shots.map(({ key, picture }) => {
    const src = `data:image/jpeg;base64,${picture.toString('base64')}`;
    return `<figure><img src="${src}"><figcaption>${key}</figcaption></figure>`;
  });
  const grid = `display:grid;grid-template-columns:repeat(${columns},1fr);gap:8px`;
  return `<style>body{margin:8px;background:#777;color:#fff;font:14px sans-serif;${grid}}
    figure{margin:0}img{width:100%;display:block}</style>${cells.join('')}`;
}

for (const [name, width] of Object.entries(widths)) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`the front page in every theme, ${scheme}, ${name}`, async ({ browser }) => {
      const page = await openFrontPage(browser, width);
      const shots: Shot[] = [];
      for (const key of keys) shots.push({ key, picture: await dress(page, key, scheme) });

      const sheet = await browser.newPage({ viewport: { width: 1640, height: 800 } });
      await sheet.setContent(sheetHtml(shots, width < 768 ? 8 : 4));
      const picture = await sheet.screenshot({ fullPage: true, type: 'jpeg', quality: 70 });
      writeFileSync(path.join(images, `themes-${name}-${scheme}.jpg`), picture);
    });
  }
}

import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { familyOf } from '@cancha/brands/familyOf';
import { sites as table } from '@cancha/brands/sites';
import type { ServedSite } from '../context/ServedSite';

/** A file or folder, and its place under `public/`. */
export type Asset = { from: string; to: string };

const require = createRequire(import.meta.url);

/** What readers of some sites may fetch, each once: themes with their faces, logos and icons, flags of editions. */
export async function assetsOf(sites: readonly ServedSite[], workspace: string): Promise<Asset[]> {
  const perSite = await Promise.all(sites.map((served) => assetsOfSite(served, workspace)));
  return [...new Map(perSite.flat().map((asset) => [asset.from, asset])).values()];
}

async function assetsOfSite(
  { site, theme, loadBrandConfig }: ServedSite,
  workspace: string,
): Promise<Asset[]> {
  const { logo } = (await loadBrandConfig()).brandConfig;
  const folder = logo.site ?? site.id;
  const set = path.join(workspace, 'libs/themes/sets', theme.key, 'generated');
  const drawing = (file: string): Asset => ({
    from: path.join(workspace, 'libs/brands/src', folder, file),
    to: `brand/${folder}/${file}`,
  });
  return [
    { from: path.join(set, 'theme.css'), to: theme.stylesheet },
    { from: path.join(set, 'fonts'), to: 'fonts' },
    drawing(logo.file),
    drawing('icon.svg'),
    ...flagsOf(
      familyOf(site, Object.values(table)).map(({ flag }) => flag),
      workspace,
    ),
  ];
}

/** A family of one has no picker, hence no flags. */
function flagsOf(codes: readonly string[], workspace: string): Asset[] {
  if (codes.length < 2) return [];
  return codes.map((code) => ({ from: flagFile(code, workspace), to: `flags/${code}.svg` }));
}

/** Some flags are drawn by us: the globe, which no country has, and those that are large for their size on screen. */
function flagFile(code: string, workspace: string): string {
  const own = path.join(workspace, 'libs/brands/src/flags', `${code}.svg`);
  return existsSync(own) ? own : require.resolve(`flag-icons/flags/4x3/${code}.svg`);
}

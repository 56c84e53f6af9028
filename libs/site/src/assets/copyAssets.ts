import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sites as table } from '@cancha/brands/sites';
import { validateMessages } from '@cancha/brands/validateMessages';
import { validateSites } from '@cancha/brands/validateSites';
import { catalogues } from '@cancha/messages/catalogues';
import { themeKeys } from '@cancha/themes/themeKeys';
import type { ServedSite } from '../context/ServedSite';
import { assetsOf } from './assetsOf';
import { faceList, faceListText } from './faceList';
import { writeIcons } from './writeIcons';

/**
 * Puts what the sites of an app need where Next serves it from: their themes, faces, drawings with the icons made of
 * them, and flags, and nobody else's. Ends the build with a line a problem when the table of sites does not hold.
 * @param app Folder of the app.
 */
export async function copyAssets(app: string, sites: readonly ServedSite[]): Promise<void> {
  const problems = [...validateSites(table, { themeKeys }), ...validateMessages(table, catalogues)];
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exit(1);
  }
  const workspace = path.join(app, '../..');
  const out = path.join(app, 'public');
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  const assets = await assetsOf(sites, workspace);
  for (const { from, to } of assets) await cp(from, path.join(out, to), { recursive: true });
  await writeFile(path.join(out, faceList), faceListText);
  const drawings = assets.filter(({ to }) => path.posix.basename(to) === 'icon.svg');
  for (const { from, to } of drawings) await writeIcons(from, path.dirname(path.join(out, to)));
}

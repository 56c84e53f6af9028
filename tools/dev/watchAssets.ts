import { utimesSync, watch } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../setup/workspaceRoot.ts';

/** Sites with their drawings, and what style sheets are made of. An app reads them once, before its first page. */
const folders = ['libs/brands/src', 'libs/themes/sets', 'libs/themes/src'];
const isMade = /(^|[\\/])generated([\\/]|$)/;
const isSource = /\.(ts|svg)$/;

/**
 * For development: when a site, a theme or a drawing changes, makes the files of the apps anew and has Next start the
 * apps again. The watchers end with the process.
 */
export function watchAssets(
  apps: readonly string[],
  make: () => Promise<void>,
  { root = workspaceRoot, print = console.log } = {},
): void {
  let changed = '';
  let isMaking = false;
  const makeAnew = async () => {
    if (isMaking) return;
    isMaking = true;
    while (changed !== '') {
      print(`${changed} changed: making style sheets and drawings anew.`);
      changed = '';
      try {
        await make();
        // Next starts again by itself when its configuration was written.
        for (const app of apps)
          utimesSync(join(root, 'apps', app, 'next.config.mjs'), new Date(), new Date());
        print(`They are there: Next starts ${apps.join(', ')} again.`);
      } catch (error) {
        print(`${error instanceof Error ? error.message : String(error)} The apps go on as they were.`);
      }
    }
    isMaking = false;
  };
  for (const folder of folders) {
    const watcher = watch(join(root, folder), { recursive: true }, (_event, name) => {
      if (name === null || isMade.test(name) || !isSource.test(name)) return;
      changed = join(folder, name);
      void makeAnew();
    });
    watcher.unref();
  }
}

import type { Tree } from '@nx/devkit';
import { addServedSite } from '../app/addServedSite.ts';
import { nextPort, readAppPorts } from '../app/readAppPorts.ts';
import { writeApp } from '../app/writeApp.ts';
import type { SiteRow } from '../network/SiteRow.ts';
import { readText } from '../source/readText.ts';

/** Adds the site to its app. `true`: the app is new. */
export function serveSite(tree: Tree, { app, id, theme }: SiteRow, port?: number): boolean {
  if (app === null) return false;
  const ports = readAppPorts(tree);
  if (ports.has(app)) {
    const file = `apps/${app}/src/sites.ts`;
    tree.write(file, addServedSite(readText(tree, file), { id, theme }));
    return false;
  }
  writeApp(tree, { name: app, port: port ?? nextPort(ports), sites: [{ id, theme }] });
  return true;
}

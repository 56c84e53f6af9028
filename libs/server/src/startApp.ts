import path from 'node:path';
import { faceList } from '@cancha/site/assets/faceList';
import { registerApp } from '@cancha/site/context/registerApp';
import type { ServedSite } from '@cancha/site/context/ServedSite';
import type { Route } from '@cancha/site/routes/Route';

/** What an app does once, before its first page. Exits with one line when the environment cannot be. */
export function startApp(sites: readonly [ServedSite, ...ServedSite[]], routes: readonly Route[]): void {
  // Read once, when the first picture with words on it is drawn. The server runs in the folder of its app.
  process.env['FONTCONFIG_FILE'] ??= path.resolve('public', faceList);
  registerApp(sites, routes);
}

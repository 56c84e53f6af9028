import { sites } from '@cancha/brands/sites';
import { sitesOfApp } from '@cancha/brands/sitesOfApp';
import type { Site } from '@cancha/brands/Site';
import { hasPage } from '@cancha/routing/hasPage';

/** The apps are on the ports after it. */
const backendPort = Number(process.env['BACKEND_PORT'] ?? 4110);
export const backendOrigin = `http://127.0.0.1:${backendPort}`;

const firstAppPort = backendPort + 1;
const table: readonly Site[] = Object.values(sites);

/** The apps under test: those named in `APPS`, or every one that sites of the table name. */
const named = process.env['APPS']?.split(',').filter(Boolean);
const known = [...new Set(table.flatMap(({ app }) => app ?? []))];

export type AppUnderTest = {
  name: string;
  port: number;
  sites: readonly Site[];
  environment: Record<string, string>;
};

export type SiteUnderTest = { site: Site; app: AppUnderTest };

export const apps: readonly AppUnderTest[] = (named ?? known).map((name, i) => {
  const port = firstAppPort + i;
  const own = sitesOfApp(name).map((site) => ({ ...site, origin: originHere(site, name, port) }));
  const elsewhere = own.map(({ id, origin }) => `${id}=${origin}`);
  return { name, port, sites: own, environment: { SITE_ORIGINS: elsewhere.join(',') } };
});

/** Sites of the app's first host are reached at its address; others keep their name, which the browser resolves to us. */
function originHere(site: Site, app: string, port: number): string {
  const [first] = sitesOfApp(app);
  if (site.origin === first?.origin) return `http://127.0.0.1:${port}`;
  return `http://${new URL(site.origin).hostname}:${port}`;
}

export const sitesUnderTest: readonly SiteUnderTest[] = apps.flatMap((app) =>
  app.sites.map((site) => ({ site, app })),
);

/** An address that the backend fails for, on every site. */
export const brokenPath = '/broken/page';
export const brokenRule = '/v1/sites/*/all/broken/** status=503';

/** Another instance of an app that draws pictures of matches, which does not find the faces of its site. None or one. */
export const withoutFaces = apps
  .flatMap(({ name, sites: [site] }) => (site && hasPage(site, 'match') ? [{ name, site }] : []))
  .slice(0, 1)
  .map((drawing) => ({ ...drawing, origin: `http://127.0.0.1:${firstAppPort + apps.length}` }));

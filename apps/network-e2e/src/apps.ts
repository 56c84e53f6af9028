import { sites } from '@cancha/brands/sites';
import { sitesOfApp } from '@cancha/brands/sitesOfApp';
import type { Site } from '@cancha/brands/Site';

/** The apps are on the ports after it. */
export const backendPort = Number(process.env['BACKEND_PORT'] ?? 4110);
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

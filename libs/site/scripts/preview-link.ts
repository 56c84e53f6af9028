import { buildPreviewLink } from '../src/drafts/previewLink';
import { EnvironmentError, readEnvironment } from '../src/environment/readEnvironment';
import { sites } from '@cancha/brands/sites';
import type { Site } from '@cancha/brands/Site';
import { withOrigins } from '../src/context/withOrigins';

const usage = 'npm run preview-link -- <site> <path or address> [hours, 24 unless told]';
const longestHours = 24 * 30;

/** The address to send to whoever is to read a draft; throws an `EnvironmentError` for what cannot be. */
function previewAddress([id, address, duration = '24']: readonly string[]): string {
  const environment = readEnvironment(process.env);
  const secret = environment.PREVIEW_SECRET;
  if (!secret)
    throw new EnvironmentError('PREVIEW_SECRET is not set: it has to be the one the site runs with.');
  const row = Object.values<Site>(sites).find((one) => one.id === id);
  const [site] = row ? withOrigins([row], environment, row) : [];
  if (!site) throw new EnvironmentError(`There is no site “${id ?? ''}”: ${usage}`);
  const hours = Number(duration);
  if (!(hours > 0 && hours <= longestHours))
    throw new EnvironmentError(`“${duration}” is no number of hours up to ${longestHours}: ${usage}`);
  const url = URL.parse(address ?? '', site.origin);
  if (!address || url?.origin !== site.origin)
    throw new EnvironmentError(`“${address ?? ''}” is no page of ${site.origin}: ${usage}`);
  const path = url.pathname + url.search;
  // As copied from the address bar, or as the newsroom's system names it.
  const isWhole = site.prefix !== '' && path.startsWith(`${site.prefix}/`);
  const own = isWhole ? path.slice(site.prefix.length) : path;
  const expires = Math.floor(Date.now() / 1000 + hours * 3600);
  return site.origin + buildPreviewLink(site, own, expires, secret);
}

try {
  console.log(previewAddress(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

import type { SitePolicy } from './sitePolicies';
import { joinPolicy, reportGroup } from './writePolicy';

const ampScripts = ['v0.js', 'v0/', 'lts/', 'rtv/'].map((path) => `https://cdn.ampproject.org/${path}`);
/** Elements of AMP show what is of others in frames of its own, or of theirs. */
const ampFrames = ['https://*.ampproject.net', 'https://www.youtube.com'];

/**
 * The policy of AMP pages, where the site itself sends them. Their scripts are AMP's alone, also those that bring ads. AMP writes
 * styles into the page, so style elements cannot be held to hashes.
 */
export function ampPolicy({ sources, pictures, reportTo }: SitePolicy): string {
  const frames = sources.flatMap(({ frame }) => frame ?? []);
  return joinPolicy({
    'default-src': [],
    'script-src': ampScripts,
    'style-src': ["'self'"],
    'style-src-elem': ["'self'", "'unsafe-inline'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https:', ...pictures],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      'https://cdn.ampproject.org',
      'https://*.ampproject.net',
      ...sources.flatMap(({ connect }) => connect ?? []),
    ],
    'frame-src': [...ampFrames, ...frames],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    'object-src': [],
    'report-uri': [reportTo],
    'report-to': [reportGroup],
  });
}

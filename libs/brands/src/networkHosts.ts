import type { Site } from './Site';
import { sites } from './sites';

/** Hosts without a site. The specification has about 29 hosts but no names: replace these with the real ones. */
const otherHosts = [
  // Target of the header's schedule button.
  'results.example',
  'statics.example',
  'cms.example',
  'comments.example',
  'newsletter.example',
  'sportsmedia.example',
];

/** Links to these hosts and their subdomains are internal to the network. */
export const networkHosts: readonly string[] = [
  ...new Set([...Object.values<Site>(sites).map(({ origin }) => new URL(origin).host), ...otherHosts]),
];

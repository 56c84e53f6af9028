import type { Site } from './Site';
import { sites } from './sites';

/**
 * Hosts of the network that serve no site of the table. The specification counts about 29 hosts and names none:
 * these are ours, to be replaced by those of the real network.
 */
const otherHosts = [
  // Where the header's schedule button leads.
  'results.example',
  'statics.example',
  'cms.example',
  'comments.example',
  'newsletter.example',
  'sportsmedia.example',
];

/** Links to these hosts, and to whatever lies under them, are the network's own. */
export const networkHosts: readonly string[] = [
  ...new Set([...Object.values<Site>(sites).map(({ origin }) => new URL(origin).host), ...otherHosts]),
];

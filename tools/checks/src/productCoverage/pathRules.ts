import type { CoverageRow } from './CoverageRow';

const rules = 'libs/routing/src/pathRules.test.ts';
const toLink = 'libs/routing/src/toLink.test.ts';

/** Section 2, "Path rules". */
export const pathRuleRows: readonly CoverageRow[] = [
  [
    'A leading language or country segment is removed (13 of them)',
    'libs/routing/src/stripEditionPrefix.ts',
    `${rules} › is removed: /%s`,
  ],
  [
    '… off links too, not only requests',
    'libs/routing/src/toLink.ts',
    `${toLink} › is taken off where no site of the host is under it: %s`,
  ],
  [
    'Slash at the end only where configured',
    'libs/routing/src/withTrailingSlash.ts',
    `${rules} › %j becomes %j where slashes are on`,
  ],
  [
    '… and never after .html',
    'libs/routing/src/withTrailingSlash.ts',
    `${rules} › %j becomes %j where slashes are on`,
  ],
  [
    'http, https, ftp and protocol-relative links are absolute',
    'libs/routing/src/isAbsoluteUrl.ts',
    'libs/routing/src/urlRules.test.ts › names its own host: %j',
  ],
  [
    'Private and local ranges are refused',
    'libs/routing/src/isPrivateUrl.ts',
    'libs/routing/src/urlRules.test.ts › is not %s',
  ],
  [
    'An address is joined to a base unless absolute',
    'libs/routing/src/joinBase.ts',
    `${rules} › %j and %j make %j, joined once or twice`,
  ],
  [
    'About 29 hosts are the network’s own',
    'libs/brands/src/networkHosts.ts',
    'libs/brands/src/networkHosts.test.ts › every site’s host is the network’s own',
  ],
  [
    '… decorated, and without nofollow',
    'libs/routing/src/toLink.ts',
    `${toLink} › is used where it keeps host and path`,
  ],
  [
    'Other links are nofollow',
    'libs/routing/src/toLink.ts',
    `${toLink} › says it is paid for only where it is marked`,
  ],
  [
    'External links of the footer: new tab, no referrer, nofollow',
    'libs/routing/src/toLink.ts',
    `${toLink} › opens in a new tab from the footer and does not tell where the reader comes from`,
  ],
];

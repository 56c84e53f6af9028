import { barePolicy } from './policy/writePolicy.ts';

type Header = { key: string; value: string };

/** Of every answer of an app but its built files. What a document may run is said beside it: pages bring their own policy, see `policy`. */
export const securityHeaders: readonly Header[] = [
  // For the one document without a policy, of a page that broke while it was rendered. A policy counts for more.
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  // Others are told the site, not the page.
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=()' },
  // Pages, scripts and data are in nobody else's page.
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
];

/** Where scripts, style sheets and faces lie. A page has some twenty of them, and each answer has its headers again. */
export const builtFolders = '_next/static|fonts|themes';

/** Of these: no frame shows them, they run nothing of their own and lead nowhere. */
export const builtFileHeaders = securityHeaders.filter(({ key }) =>
  ['X-Content-Type-Options', 'Cross-Origin-Resource-Policy'].includes(key),
);

/** Of pictures of the brand and of flags, which no proxy of ours sees. They are no documents. */
export const filePolicy: Header = { key: 'Content-Security-Policy', value: barePolicy };

/** Of pictures of the brand and of flags, which others show as well. */
export const shownByOthers: Header = { key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' };

const yearS = 31_536_000;

/** Where a proxy says that the reader came by TLS. Browsers take them by no other way, and say so. */
export const headersOverTls: readonly Header[] = [
  { key: 'Strict-Transport-Security', value: `max-age=${yearS}` },
  // A window that a service opens still knows who opened it.
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
];

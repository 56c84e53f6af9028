type Header = { key: string; value: string };

/**
 * Of every answer of an app. Which scripts a page may run is not said here: those of a kept page differ from page to page.
 */
export const securityHeaders: readonly Header[] = [
  // No page of ours is within somebody else's, has plugins, or sends a form or its relative links elsewhere.
  {
    key: 'Content-Security-Policy',
    value: ["base-uri 'self'", "form-action 'self'", "frame-ancestors 'self'", "object-src 'none'"].join(
      '; ',
    ),
  },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  // Others are told the site, not the page.
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=()' },
  // A window that a service opens still knows who opened it.
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
];

const yearS = 31_536_000;

/** Where a proxy says that the reader came by TLS. Browsers take it by no other way. */
export const transportSecurity: Header = { key: 'Strict-Transport-Security', value: `max-age=${yearS}` };

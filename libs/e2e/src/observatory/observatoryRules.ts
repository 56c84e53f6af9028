/**
 * What an outcome adds to 100, as Mozilla's HTTP Observatory counts it: `src/grader/charts.js` of
 * github.com/mdn/mdn-http-observatory (MPL-2.0), version 1.4.8. Left out is what one answer cannot show: where plain HTTP leads,
 * and lists of hosts that browsers bring along. Cookies are a fault here, as pages set none.
 */
export const modifiers = {
  'csp-default-none': 10,
  'csp-no-unsafe': 5,
  'csp-unsafe-inline-in-style-only': 0,
  'csp-insecure-scheme-in-passive-content': -10,
  'csp-unsafe-eval': -10,
  'csp-unsafe-inline': -20,
  'csp-insecure-scheme': -20,
  'csp-invalid': -25,
  'csp-missing': -25,
  'cookies-none': 0,
  cookies: -20,
  'referrer-private': 5,
  'referrer-missing': 0,
  'referrer-unsafe': -5,
  'hsts-half-a-year': 0,
  'hsts-short': -10,
  'hsts-missing': -20,
  'scripts-own-or-none': 0,
  'scripts-of-others-with-integrity': 5,
  'scripts-of-others': -5,
  'scripts-of-others-without-tls': -50,
  nosniff: 0,
  'nosniff-missing': -5,
  'frames-by-csp': 5,
  'frames-by-x-frame-options': 0,
  'frames-unsaid': -20,
  'resource-policy-own': 10,
  'resource-policy-anybody': 0,
  'resource-policy-missing': 0,
  'resource-policy-invalid': -5,
} as const;

export type Outcome = keyof typeof modifiers;

/** Below it nothing is added for what is done well. */
export const leastForExtraCredit = 90;

export const halfAYearS = 15_768_000;

/** Sources that are everybody's. */
export const broadSources = [
  ...['ftp:', 'http:', 'https:', '*'],
  ...['http://*', 'http://*.*', 'https://*', 'https://*.*'],
];

export const privateReferrers = [
  ...['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'],
];

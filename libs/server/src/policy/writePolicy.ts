import type { Sources } from '@cancha/integrations/ports/Sources';

const self = "'self'";

/** Of every answer that is no page: nothing of it is to be run, or shown in a frame of somebody else's. */
export const barePolicy = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  `frame-ancestors ${self}`,
  "object-src 'none'",
].join('; ');

export const bareHeaders = { 'Content-Security-Policy': barePolicy } as const;

/** What the policies of all pages have in common. */
const common = {
  'base-uri': [self],
  'form-action': [self],
  'frame-ancestors': [self],
  'object-src': ["'none'"],
};

type PolicyOptions = {
  /** What the site's services add. */
  readonly sources: readonly Sources[];
  /** `'sha256-…'` or `'nonce-…'` of the scripts in the document. */
  readonly inline: readonly string[];
  /** Where pictures lie, if not at an address of `https:`. */
  readonly pictures: readonly string[];
  /** Where browsers tell of what they have not let through. */
  readonly reportTo: string;
  /** `next dev` reloads what changes. */
  readonly isDevelopment?: boolean;
};

/** The policy of a page. Scripts come from the site's own files, from its services, and from the document as far as it is ours. */
export function writePolicy(options: PolicyOptions): string {
  const { sources, inline, pictures, reportTo, isDevelopment = false } = options;
  const more = (kind: keyof Sources) => sources.flatMap((source) => source[kind] ?? []);
  const development = (...values: string[]) => (isDevelopment ? values : []);
  return joinPolicy({
    'default-src': [self],
    'script-src': [...[self, ...inline, ...more('script')], ...development("'unsafe-eval'")],
    // Components say heights and colours in `style`; what opens writes its styles itself.
    'style-src': [self, "'unsafe-inline'", ...more('style')],
    // Editors and advertisers show pictures from anywhere.
    'img-src': [self, 'data:', 'blob:', 'https:', ...pictures],
    'font-src': [self, ...more('font')],
    'connect-src': [self, ...more('connect'), ...development('ws:')],
    'frame-src': more('frame'),
    'media-src': [self, ...more('media')],
    'worker-src': [],
    ...common,
    'report-uri': [reportTo],
    'report-to': [reportGroup],
  });
}

/** The name by which a policy speaks of the address in `Reporting-Endpoints`. */
export const reportGroup = 'policy';

/** No source at all is `'none'`. */
export const joinPolicy = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ') || "'none'"}`)
    .join('; ');

import { z } from 'zod';
import type { PolicyReport } from './policyReportTaker';

const address = z.string().max(4096).default('');
const directive = z.string().regex(/^[a-z-]{1,40}(?: |$)/);

/** As Firefox and Safari post one (`report-uri`). */
const single = z.object({
  'csp-report': z.object({
    'violated-directive': directive.optional(),
    'effective-directive': directive.optional(),
    'blocked-uri': address,
    'source-file': address,
  }),
});

/** As the Reporting API posts several (`report-to`), among them reports of other kinds. */
const several = z
  .array(
    z.object({
      type: z.string().max(40),
      body: z.looseObject({
        effectiveDirective: directive.optional(),
        blockedURL: address,
        sourceFile: address.nullable(),
      }),
    }),
  )
  .max(50);

type Told = { directive: string | undefined; blocked: string; source: string };

function toldBy(body: unknown): Told[] | null {
  const many = several.safeParse(body);
  if (many.success)
    return many.data
      .filter(({ type }) => type === 'csp-violation')
      .map(({ body: { effectiveDirective, blockedURL, sourceFile } }) => ({
        ...{ directive: effectiveDirective, blocked: blockedURL, source: sourceFile ?? '' },
      }));
  const one = single.safeParse(body);
  if (!one.success) return null;
  const report = one.data['csp-report'];
  return [
    {
      directive: report['effective-directive'] ?? report['violated-directive'],
      ...{ blocked: report['blocked-uri'], source: report['source-file'] },
    },
  ];
}

/** Of an address its host, which says who was asked and not what for; of anything else its one word. */
const hostOf = (address: string): string =>
  /^(?:https?|wss?):/.test(address) && URL.canParse(address)
    ? new URL(address).host
    : (/^[a-z-]{1,30}/.exec(address)?.[0] ?? '');

/** The path of a file that is built: nothing of a reader is in it. Pages are not told of, whose addresses have questions in them. */
const fileOf = (address: string): string => /\/_next\/static\/[\w./~-]{1,200}$/.exec(address)?.[0] ?? '';

const isOfExtension = ({ blocked, source }: Told): boolean =>
  [blocked, source].some((address) => /^[a-z-]+-extension(?::|$)/.test(address));

/** What browsers tell of, without what could be a reader's own; `null` where it is something else. */
export function readPolicyReports(body: unknown): Omit<PolicyReport, 'site'>[] | null {
  const told = toldBy(body);
  if (told === null) return null;
  return told
    .filter((one) => one.directive !== undefined && !isOfExtension(one))
    .map(({ directive: name = '', blocked, source }) => ({
      ...{ directive: name.split(' ')[0] ?? '', blocked: hostOf(blocked), source: fileOf(source) },
    }));
}

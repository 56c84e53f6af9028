import { z } from 'zod';
import { draftVariables, isSecret, secretOf } from './draftVariables.ts';
import { readProxies } from './readProxies.ts';
import { readOrigin, readSiteOrigins, type SiteOrigins } from './readSiteOrigins.ts';

const address = z
  .url({ protocol: /^https?$/, error: 'an address such as http://127.0.0.1:4000' })
  .transform((value) => value.replace(/\/+$/, ''));

const origin = z.string().transform((value, issues) => {
  const read = readOrigin(value);
  if (read === null)
    issues.addIssue('an address such as http://127.0.0.1:4000, with nothing after its host and port');
  return read ?? z.NEVER;
});

const siteOrigins = z.string().transform((value, issues): SiteOrigins => {
  const read = readSiteOrigins(value);
  if (typeof read !== 'string') return read;
  issues.addIssue(`pairs such as redgol=http://127.0.0.1:4003 with commas between them: "${read}" is none`);
  return z.NEVER;
});

const proxies = z.string().transform((value, issues) => {
  const read = readProxies(value);
  if (typeof read !== 'string') return read;
  issues.addIssue(`addresses or ranges such as 10.0.0.0/8 with commas between them: "${read}" is none`);
  return z.NEVER;
});

const fields = z.object({
  CONTENT_API_URL: address.default('http://127.0.0.1:4000'),
  CMS_API_URL: address.default('http://127.0.0.1:4000/api'),
  STATS_API_URL: address.default('http://127.0.0.1:4000'),
  // Where pictures lie that a text names without a host; without it beside the content.
  STATICS_URL: address.optional(),
  SITE_ORIGIN: origin.optional(),
  SITE_ORIGINS: siteOrigins.default(new Map()),
  UNKNOWN_HOST: z.enum(['default', 'missing'], 'default or missing').default('default'),
  ROBOTS: z.enum(['index', 'noindex'], 'index or noindex').default('index'),
  // What is not a positive whole number falls back to 100 where it is read.
  API_CONCURRENCY: z.string().optional(),
  BETTING_LINKS_HIDDEN: z.string().optional(),
  // For forms and topics; it never leaves the server.
  CMS_API_TOKEN: secretOf(8),
  // Whose word counts for who a request comes from.
  TRUSTED_PROXIES: proxies.optional(),
  // Whose call has the links of the moment.
  HEADER_TAGS_API: z
    .union(
      [z.enum(['content', 'menu']), address],
      'content, menu or an address such as http://127.0.0.1:4000',
    )
    .default('content'),
  NEWSLETTER_API: z.enum(['content', 'cms'], 'content or cms').default('content'),
  ...draftVariables,
});

const schema = fields.transform((read) => ({
  ...read,
  STATICS_URL: read.STATICS_URL ?? read.CONTENT_API_URL,
}));

export type Environment = z.infer<typeof schema>;

/** A variable that is set to something it cannot be; the message is one line for whoever starts the app. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

/** Every variable the front end reads, typed and with its default. An empty one counts as not set. */
export const readEnvironment = (source: Record<string, string | undefined>): Environment =>
  readVariables(schema, source, isSecret);

/**
 * Reads variables by a schema. Throws an `EnvironmentError` for the first that cannot be.
 * @param isSecret whether the value of a variable may not stand in a log
 */
export function readVariables<Schema extends z.ZodType>(
  schema: Schema,
  source: Record<string, string | undefined>,
  isSecret: (name: string) => boolean,
): z.output<Schema> {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(set);
  if (result.success) return result.data;

  const [issue] = result.error.issues;
  const name = String(issue?.path[0] ?? 'environment');
  const value = isSecret(name) ? 'set' : `"${source[name] ?? ''}"`;
  throw new EnvironmentError(`${name} is ${value}, but has to be ${issue?.message ?? 'something else'}.`);
}

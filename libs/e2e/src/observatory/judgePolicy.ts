import { broadSources, type Outcome } from './observatoryRules';

const unsafeInline = "'unsafe-inline'";

type Policy = ReadonlyMap<string, readonly string[]>;

const hasMark = (sources: readonly string[]) =>
  sources.some((source) => /^'(?:sha256|sha384|sha512|nonce)-/i.test(source));

/** What browsers make of a list: `'unsafe-inline'` counts for nothing beside a hash or a nonce. */
const effective = (policy: Policy, name: string): readonly string[] => {
  const sources = policy.get(name) ?? policy.get('default-src') ?? ['*'];
  return hasMark(sources) ? sources.filter((source) => source !== unsafeInline) : sources;
};

const isPlain = (source: string) => /^(?:http|ftp):/.test(source);

/** What the Observatory says of a policy: `src/analyzer/tests/csp.js`, in its order. */
export function judgePolicy(policy: Policy): Outcome {
  const scripts = effective(policy, 'script-src');
  const styles = effective(policy, 'style-src');
  const objects = policy.get('object-src') ?? policy.get('default-src') ?? ['*'];
  const passive = ['img-src', 'media-src'].flatMap(
    (name) => policy.get(name) ?? policy.get('default-src') ?? [],
  );
  const active = [...policy]
    .filter(([name]) => !['img-src', 'media-src', 'script-src'].includes(name))
    .flatMap(([, sources]) => sources);
  const loose = [...broadSources, unsafeInline, 'data:'];

  if (scripts.some((s) => loose.includes(s)) || objects.some((s) => broadSources.includes(s)))
    return 'csp-unsafe-inline';
  if ([...active, ...scripts].some(isPlain)) return 'csp-insecure-scheme';
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return 'csp-unsafe-eval';
  if (passive.some(isPlain)) return 'csp-insecure-scheme-in-passive-content';
  if (styles.some((s) => loose.includes(s))) return 'csp-unsafe-inline-in-style-only';
  return policy.get('default-src')?.join() === "'none'" ? 'csp-default-none' : 'csp-no-unsafe';
}

import { judgePolicy } from './judgePolicy';
import {
  broadSources,
  halfAYearS,
  leastForExtraCredit,
  modifiers,
  privateReferrers,
  type Outcome,
} from './observatoryRules';
import { parsePolicy } from './parsePolicy';

/** An answer over TLS. */
export type ScoredAnswer = {
  readonly host: string;
  /** By their names in small letters; several of one name as a list. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
};

export type Score = { readonly score: number; readonly outcomes: readonly Outcome[] };

function judgeScripts({ host, body }: ScoredAnswer): Outcome {
  const of = Array.from(body.matchAll(/<script\b[^>]*\ssrc="([^"]+)"[^>]*>/g), ([tag, src = '']) => ({
    url: new URL(src.replaceAll('&amp;', '&'), `https://${host}/`),
    isSealed: tag.includes(' integrity='),
  })).filter(({ url }) => url.host !== host);
  if (of.length === 0) return 'scripts-own-or-none';
  if (of.some(({ url, isSealed }) => url.protocol !== 'https:' && !isSealed))
    return 'scripts-of-others-without-tls';
  return of.every(({ isSealed }) => isSealed) ? 'scripts-of-others-with-integrity' : 'scripts-of-others';
}

const resourcePolicies: Readonly<Record<string, Outcome>> = {
  '': 'resource-policy-missing',
  'same-origin': 'resource-policy-own',
  'same-site': 'resource-policy-own',
  'cross-origin': 'resource-policy-anybody',
};

/** Scores an answer as Mozilla's HTTP Observatory would; `observatoryRules` says by which version of it. */
export function scoreAnswer(answer: ScoredAnswer): Score {
  const all = (name: string) => [answer.headers[name] ?? []].flat();
  const one = (name: string) => (all(name)[0] ?? '').trim().toLowerCase();
  // Of several policies each has to hold: here there is to be one.
  const written = all('content-security-policy').join(', ');
  const policy = written.includes(', ') ? null : parsePolicy(written);
  const maxAge = Number(/max-age=(\d+)/.exec(one('strict-transport-security'))?.[1] ?? -1);
  const referrer = one('referrer-policy').split(',').at(-1)?.trim() ?? '';
  const framers = policy?.get('frame-ancestors');

  const outcomes: Outcome[] = [
    policy ? judgePolicy(policy) : written === '' ? 'csp-missing' : 'csp-invalid',
    all('set-cookie').length === 0 ? 'cookies-none' : 'cookies',
    referrer === ''
      ? 'referrer-missing'
      : privateReferrers.includes(referrer)
        ? 'referrer-private'
        : 'referrer-unsafe',
    maxAge < 0 ? 'hsts-missing' : maxAge < halfAYearS ? 'hsts-short' : 'hsts-half-a-year',
    judgeScripts(answer),
    one('x-content-type-options') === 'nosniff' ? 'nosniff' : 'nosniff-missing',
    framers && !framers.some((source) => broadSources.includes(source))
      ? 'frames-by-csp'
      : one('x-frame-options') === ''
        ? 'frames-unsaid'
        : 'frames-by-x-frame-options',
    resourcePolicies[one('cross-origin-resource-policy')] ?? 'resource-policy-invalid',
  ];
  const points = outcomes.map((outcome) => modifiers[outcome]);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 100);
  const uncurved = sum(points.filter((point) => point < 0));
  return { outcomes, score: uncurved >= leastForExtraCredit ? sum(points) : uncurved };
}

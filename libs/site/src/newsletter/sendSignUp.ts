import { isNewsletterResult, type NewsletterResultKind } from './newsletterPaths';

/** Signs up at the site itself. Throws for whatever is not its answer: a proxy's page, `false`, an unknown outcome. */
export async function sendSignUp(action: string, email: string): Promise<NewsletterResultKind> {
  const response = await fetch(action, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams({ email }),
  });
  const answer = (await response.json()) as { outcome?: unknown } | null;
  const outcome = answer?.outcome;
  if (typeof outcome !== 'string' || !isNewsletterResult(outcome)) throw new TypeError('no outcome');
  // What stands between us and the reader may err in our words.
  if (outcome === 'success' && !response.ok) throw new TypeError(`success with ${response.status}`);
  return outcome;
}

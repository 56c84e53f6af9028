import { postForm } from '../forms/postForm';
import { isNewsletterResult, type NewsletterResultKind } from './newsletterPaths';

export type SignedUp = { readonly outcome: NewsletterResultKind; readonly waitMinutes: number | null };

/** Signs up at the site itself. Throws for whatever is not its answer: a proxy's page, `false`, an unknown outcome. */
export async function sendSignUp(action: string, email: string): Promise<SignedUp> {
  const { isOk, waitMinutes, body } = await postForm(action, new URLSearchParams({ email }));
  // Whoever stopped it: the reader is told how long to wait.
  if (waitMinutes !== null) return { outcome: 'tooMany', waitMinutes };
  const outcome = (body as { outcome?: unknown } | null)?.outcome;
  if (typeof outcome !== 'string' || !isNewsletterResult(outcome) || outcome === 'tooMany')
    throw new TypeError('no outcome');
  // What stands between us and the reader may err in our words.
  if (outcome === 'success' && !isOk) throw new TypeError('success with a status of failure');
  return { outcome, waitMinutes };
}

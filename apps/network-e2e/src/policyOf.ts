import { createHash } from 'node:crypto';
import { parsePolicy } from '@cancha/e2e/observatory/parsePolicy';
import type { RawAnswer } from '@cancha/e2e/requestRaw';

/** The sources of each list of the one policy that an answer has. */
export function policyOf({ headers }: RawAnswer): Readonly<Record<string, readonly string[]>> {
  const written = [headers['content-security-policy'] ?? []].flat();
  const policy = written.length === 1 && !written[0]?.includes(', ') ? parsePolicy(written[0] ?? '') : null;
  if (!policy) throw new Error(`There is not one policy: ${written.join(' AND ')}`);
  return Object.fromEntries(policy);
}

const isData = (attributes: string) => /\stype="(?!module|text\/javascript)[^"]+"/.test(attributes);

/** Scripts in a document that its policy does not let run. */
export function stoppedScripts(answer: RawAnswer): string[] {
  const allowed = policyOf(answer)['script-src'] ?? [];
  const stopped: string[] = [];
  for (const [, attributes = '', text = ''] of answer.body.matchAll(
    /<script\b([^>]*)>([\s\S]*?)<\/script>/g,
  )) {
    const nonce = /\snonce="([^"]+)"/.exec(attributes)?.[1] ?? '';
    const hash = createHash('sha256').update(text).digest('base64');
    const isLet = allowed.includes(`'nonce-${nonce}'`) || allowed.includes(`'sha256-${hash}'`);
    if (!/\ssrc=/.test(attributes) && !isData(attributes) && !isLet) stopped.push(text.slice(0, 80));
  }
  return stopped;
}

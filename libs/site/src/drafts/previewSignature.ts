import { createHmac, timingSafeEqual } from 'node:crypto';

/** What is signed: each kind is of no use as another. */
type Signed =
  | { kind: 'link'; site: string; path: string; expires: number }
  | { kind: 'pass'; site: string; expires: number };

/** @param secret Known to the server and to who makes links, and to no browser. */
export function signPreview(secret: string, signed: Signed): string {
  const { kind, site, expires } = signed;
  const text = JSON.stringify([kind, site, expires, kind === 'link' ? signed.path : null]);
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** Whether a signature is the right one, told in the same time for every wrong one of its length. */
export function isSigned(secret: string, signed: Signed, signature: string): boolean {
  const [own, given] = [signPreview(secret, signed), signature].map((text) => Buffer.from(text));
  return own !== undefined && given?.length === own.length && timingSafeEqual(own, given);
}

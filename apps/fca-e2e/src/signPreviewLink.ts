import { createHmac } from 'node:crypto';

/** A link to a preview as another system makes it, from what libs/site/src/drafts/README.md says. `expires`: seconds since 1970. */
export function signPreviewLink(site: string, path: string, expires: number, secret: string): string {
  const text = JSON.stringify(['link', site, expires, path]);
  const signature = createHmac('sha256', secret).update(text).digest('base64url');
  return `/api/preview?${new URLSearchParams({ path, expires: String(expires), signature })}`;
}

import { cleanUrl } from './cleanUrl';

/** `mailto` of `MailTo:x@y`, in lower case. `null` when the address names none. */
export function schemeOf(href: string): string | null {
  return /^([a-z][a-z\d+.-]*):/i.exec(cleanUrl(href))?.[1]?.toLowerCase() ?? null;
}

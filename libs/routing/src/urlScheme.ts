/** A URL as browsers read it: no blanks or control characters around it, no tabs or line breaks inside. */
export function cleanUrl(href: string): string {
  return href.replace(/^[\p{Cc} ]+|[\p{Cc} ]+$|[\t\n\r]+/gu, '');
}

/** `mailto` of `MailTo:x@y`, in lower case; `null` without a scheme. */
export function schemeOf(href: string): string | null {
  return /^([a-z][a-z\d+.-]*):/i.exec(cleanUrl(href))?.[1]?.toLowerCase() ?? null;
}

/** Whether a URL would run or embed something. Blanks and control characters inside the scheme do not hide it. */
export function isBlockedScheme(href: string): boolean {
  return /^(?:javascript|data|vbscript):/i.test(href.replace(/[\p{Cc}\s]+/gu, ''));
}

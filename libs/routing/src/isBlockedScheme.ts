/** Whether an address would run or embed something. Blanks and controls inside the scheme do not hide it. */
export function isBlockedScheme(href: string): boolean {
  return /^(?:javascript|data|vbscript):/i.test(href.replace(/[\p{Cc}\s]+/gu, ''));
}

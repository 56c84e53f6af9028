/** An address as browsers read it: no blanks or controls around it, no tabs or line breaks inside. */
export function cleanUrl(href: string): string {
  return href.replace(/^[\p{Cc} ]+|[\p{Cc} ]+$|[\t\n\r]+/gu, '');
}

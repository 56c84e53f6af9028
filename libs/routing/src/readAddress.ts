/** An address as browsers read it: no blanks or controls around it, no tabs or line breaks inside. */
export function readAddress(href: string): string {
  return href.replace(/^[\p{Cc} ]+|[\p{Cc} ]+$|[\t\n\r]+/gu, '');
}

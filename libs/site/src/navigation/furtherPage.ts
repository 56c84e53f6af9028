/** Dispatched on the document when a reader gets a further page without another document; its `detail` is a `FurtherPage`. */
export const furtherPage = 'cancha:page';

/** `view`: what is shown in place, under its own address. `list`: the next page of a list that goes on. */
export type FurtherPage = { readonly path: string; readonly kind: 'view' | 'list' };

/** Says so to whoever counts pages. Title and canonical address are those of the page by now. */
export function tellOfFurtherPage(detail: FurtherPage): void {
  document.dispatchEvent(new CustomEvent(furtherPage, { detail }));
}

export const thirdsId = 'terceros';

const start = 'tabla-';

export const tableId = ({ id }: { id: string }): string => `${start}${id}`;

/** The id of the table that a fragment of an address leads to; `null` where it leads to none. */
export const readTableId = (hash: string): string | null =>
  hash.startsWith(`#${start}`) ? decodeURIComponent(hash.slice(start.length + 1)) : null;

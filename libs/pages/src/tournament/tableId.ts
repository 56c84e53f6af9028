export const thirdsId = 'terceros';

/** Where the heading of a table can be jumped to. */
export const tableId = ({ id }: { id: string }): string => `tabla-${id}`;

/** Stands for a finished text until the server that sends the page puts the text there. */
export const markOf = (name: string): string => `<!--finished:${name}-->`;

/** Marks as they stand in markup; the name is the first group. */
export const anyMark = /<!--finished:([\w-]+)-->/g;

const oneMark = new RegExp(`^${anyMark.source}$`);

/** Of which text that is the mark; `null` for any other. */
export const markedName = (html: string): string | null => oneMark.exec(html)?.[1] ?? null;

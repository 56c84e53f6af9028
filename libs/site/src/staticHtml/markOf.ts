export const markStart = '<!--finished:';
export const markEnd = '-->';

/** Stands for a finished text until the server that sends the page puts the text there. */
export const markOf = (name: string): string => `${markStart}${name}${markEnd}`;

/** Marks as they stand in markup; the name is the first group. */
export const anyMark = new RegExp(`${markStart}([\\w-]+)${markEnd}`, 'g');

const oneMark = new RegExp(`^${anyMark.source}$`);

/** Of which text that is the mark; `null` for any other. */
export const markedName = (html: string): string | null => oneMark.exec(html)?.[1] ?? null;

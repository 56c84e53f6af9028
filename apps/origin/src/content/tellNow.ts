import { moveText, type TextMove } from '../dates/moveText.ts';
import type { SubPost } from './articleExtras.ts';
import type { ArticleRow } from './articleRow.ts';
import type { Site } from './Site.ts';
import { zonedTime } from './zonedTime.ts';

type Told = Pick<ArticleRow, 'publishedAt' | 'recordedAt'> & Partial<Record<TextColumn, string>>;

const textColumns = ['title', 'titleDetail', 'msnTitle', 'excerpt', 'caption', 'body'] as const;
type TextColumn = (typeof textColumns)[number];

/**
 * An article whose days and hours in words fit the moment it is said to be from: while a moved timeline tells it at
 * another than it was written at, they move with it.
 */
export function tellNow<Row extends Told>(row: Row, site: Site): Row {
  if (!row.recordedAt) return row;
  const move = moveOf(row, row.recordedAt, site);
  const texts = textColumns.flatMap((column) => {
    const text = row[column];
    return text === undefined ? [] : [[column, moveText(text, move)] as const];
  });
  return { ...row, ...Object.fromEntries(texts) };
}

/** A post of an article, in the site's time and moved with the article. */
export function tellPostNow(
  post: SubPost,
  { publishedAt, recordedAt }: Pick<Told, 'publishedAt' | 'recordedAt'>,
  site: Site,
): SubPost {
  const at = new Date(post.published_at);
  if (!recordedAt) return { ...post, published_at: zonedTime(at, site.timeZone) };
  const move = moveOf({ publishedAt }, recordedAt, site);
  return {
    ...post,
    published_at: zonedTime(new Date(at.getTime() + move.by), site.timeZone),
    title: moveText(post.title, move),
    body: moveText(post.body, move),
  };
}

function moveOf(
  { publishedAt }: Pick<Told, 'publishedAt'>,
  written: Date,
  { language, timeZone }: Site,
): TextMove {
  return { language, timeZone, written, by: publishedAt.getTime() - written.getTime() };
}

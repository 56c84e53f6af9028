import { moveText, type TextMove } from '../dates/moveText.ts';
import type { SubPost } from '@cancha/newsroom/sites/articleExtras.ts';
import type { ArticleRow } from './articleRow.ts';
import type { Site, SiteNewsroom } from './Site.ts';
import { zonedTime } from './zonedTime.ts';

type Told = Pick<ArticleRow, 'publishedAt' | 'recordedAt'> & Partial<Record<TextColumn, string>>;

const textColumns = ['title', 'titleDetail', 'msnTitle', 'excerpt', 'caption', 'body'] as const;
type TextColumn = (typeof textColumns)[number];

/**
 * An article whose days and hours in words fit the moment it is said to be from: while a moved timeline tells it at
 * another than it was written at, they move with it.
 */
export function shiftArticleTexts<Row extends Told>(row: Row, newsroom: SiteNewsroom): Row {
  if (!row.recordedAt) return row;
  const move = moveOf(row, row.recordedAt, newsroom);
  const texts = textColumns.flatMap((column) => {
    const text = row[column];
    return text === undefined ? [] : [[column, moveText(text, move)] as const];
  });
  return { ...row, ...Object.fromEntries(texts) };
}

/** A post of an article, in the site's time and moved with the article. */
export function shiftPostTexts(
  post: SubPost,
  { publishedAt, recordedAt }: Pick<Told, 'publishedAt' | 'recordedAt'>,
  site: Site,
): SubPost {
  const move = recordedAt && moveOf({ publishedAt }, recordedAt, site.newsroom);
  const shifted = (at: string) => zonedTime(new Date(Date.parse(at) + (move?.by ?? 0)), site.timeZone);
  const times = {
    published_at: shifted(post.published_at),
    ...(post.modified_at ? { modified_at: shifted(post.modified_at) } : {}),
  };
  if (!move) return { ...post, ...times };
  return {
    ...post,
    ...times,
    title: moveText(post.title, move),
    body: moveText(post.body, move),
  };
}

function moveOf(
  { publishedAt }: Pick<Told, 'publishedAt'>,
  written: Date,
  { language, timeZone, movedSince }: SiteNewsroom,
): TextMove {
  return { language, timeZone, written, since: movedSince, by: publishedAt.getTime() - written.getTime() };
}

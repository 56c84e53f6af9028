import { moveText, type TextMove } from '@cancha/newsroom/dates/moveText.ts';
import { tellArticle, type ToldTexts } from '@cancha/newsroom/dates/tellArticle.ts';
import type { SubPost } from '@cancha/newsroom/sites/articleExtras.ts';
import type { ArticleRow } from './articleRow.ts';
import type { Site } from './Site.ts';
import { zonedTime } from './zonedTime.ts';

type Moments = Pick<ArticleRow, 'publishedAt' | 'recordedAt'>;
type Reader = Pick<Site, 'newsroom' | 'timeZone'>;

/**
 * An article whose days and hours in words fit the moment it is said to be from, and the clock of the site's readers:
 * while a moved timeline tells it at another moment than it was written at, they move with it.
 */
export function shiftArticleTexts<Row extends Moments & ToldTexts>(row: Row, site: Reader): Row {
  return tellArticle(row, moveOf(row, site));
}

/** A post of an article, in the site's time and moved with the article. */
export function shiftPostTexts(post: SubPost, article: Moments, site: Reader): SubPost {
  const move = moveOf(article, site);
  const shifted = (at: string) => zonedTime(new Date(Date.parse(at) + move.by), site.timeZone);
  return {
    ...post,
    published_at: shifted(post.published_at),
    ...(post.modified_at ? { modified_at: shifted(post.modified_at) } : {}),
    title: moveText(post.title, move),
    body: moveText(post.body, move),
  };
}

function moveOf({ publishedAt, recordedAt }: Moments, { newsroom, timeZone: readerZone }: Reader): TextMove {
  const { language, timeZone, movedSince: since } = newsroom;
  const written = recordedAt ?? publishedAt;
  return { language, timeZone, readerZone, written, since, by: publishedAt.getTime() - written.getTime() };
}

import type { Article } from '@cancha/data-access/content/Article';
import { articleComments } from '@cancha/site/comments/articleComments';
import { hasTray } from '@cancha/site/comments/traySettings';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { CommentCount } from '@cancha/ui/article/CommentCount/CommentCount';
import { CommentsButton } from '@cancha/ui/article/CommentsButton/CommentsButton';
import type { JSX } from 'react';

type ArticleCommentsProps = {
  article: Article;
  context: SiteContext;
  /** `mark`: at the end of the byline. `line`: after the text. */
  look: 'mark' | 'line';
};

/** The number of comments on an article, and the way to them; nothing where it has none. */
export function ArticleComments({ article, context, look }: ArticleCommentsProps): JSX.Element | null {
  const comments = articleComments(article, context);
  if (!comments) return null;
  if (!hasTray(context)) return look === 'mark' ? <CommentCount {...comments} /> : null;
  const { counter } = comments;
  // The button says already what is counted.
  const bare = counter.kind === 'service' ? ({ kind: 'service' } as const) : counter;
  const count = <CommentCount {...comments} counter={bare} />;
  return <CommentsButton label={context.t('comments.open')} look={look} count={count} />;
}

import type { CardArticle } from '@cancha/ui/article/Card/Card';
import type { SiteContext } from '../context/SiteContext';
import { conversationId, type CommentedArticle } from './conversationId';

export type CommentsContext = Pick<SiteContext, 'site' | 'brandConfig' | 't' | 'format'>;

/** What a card or a page says of the comments on an article; nothing where it has none, or where nobody counts them. */
export function articleComments(
  article: CommentedArticle,
  context: CommentsContext,
): NonNullable<CardArticle['comments']> | undefined {
  const { brandConfig, t, format } = context;
  const articleId = conversationId(article, context);
  if (articleId === null) return undefined;
  const shared = { articleId, icon: brandConfig.commentIcon ?? 'bubble' } as const;
  if (brandConfig.comments?.counts !== 'given')
    return { ...shared, counter: { kind: 'service', label: t('comments.title') } };
  const { commentCount: n } = article;
  if (n === null) return { ...shared, counter: { kind: 'hidden' } };
  return {
    ...shared,
    counter: { kind: 'number', text: format.number(n), label: t('comments.count', { n }) },
  };
}

import type { Article } from '@cancha/data-access/content/Article';
import { reportIssues } from '../context/reportIssues';
import type { SiteContext } from '../context/SiteContext';

/** What the service takes: 1 to 200 characters, none of them a space or special. */
const asTaken = /^[\w-]{1,200}$/;

export type CommentedArticle = Pick<Article, 'id' | 'siteCode' | 'hidden' | 'commentCount'>;

/**
 * Id of the conversation about an article; `null` where there is none: on a site without comments, below an article whose
 * newsroom wants none, and for an id that the service would not take.
 */
export function conversationId(
  { id, siteCode, hidden }: CommentedArticle,
  { site, brandConfig: { comments } }: Pick<SiteContext, 'site' | 'brandConfig'>,
): string | null {
  if (!comments || hidden.comments || !id) return null;
  const parts = { site: siteCode || site.siteCode, content: id };
  const made = (comments.id ?? '{site}-{content}').replace(
    /\{(site|content)\}/g,
    (_, part: keyof typeof parts) => parts[part],
  );
  if (asTaken.test(made)) return made;
  const problem = `no comments: "${made.slice(0, 80)}" cannot be the id of a conversation`;
  reportIssues([{ id, problem, kept: true, place: 'comments' }]);
  return null;
}

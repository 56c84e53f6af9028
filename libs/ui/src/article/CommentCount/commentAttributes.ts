/** Data attribute of the place a comments service counts in: the id of the conversation; empty for that of the page. */
export const commentCountAttribute = 'data-comment-count';

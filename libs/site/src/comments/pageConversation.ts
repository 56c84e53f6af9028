/** Where the comments service looks for the conversation of a page. */
export const conversationMeta = 'vf:container_id';

/** Id of the conversation of this page, in the browser; `null` where the page has none. */
export const pageConversation = (): string | null =>
  document.querySelector(`meta[name="${conversationMeta}"]`)?.getAttribute('content') || null;

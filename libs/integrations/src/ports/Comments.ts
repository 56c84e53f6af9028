/** What readers write below articles, in the browser. Nothing here throws, whatever the service does. */
export type Comments = {
  /**
   * Puts a conversation into an element. `failed`: it cannot be had, or nothing of it came within ten seconds; the element is
   * empty again, and asked once more it tries again.
   */
  readonly showConversation: (place: HTMLElement, id: string) => Promise<'shown' | 'failed'>;
};

/** What the one listener of a page knows posts of other networks by. */
export const embedAttributes = {
  /** The room kept for what is loaded. */
  stage: 'data-embed',
  /** Address of what is loaded into it. */
  frame: 'data-embed-frame',
  /** Its name, for who does not see it. */
  title: 'data-embed-title',
  /** The button that asks for it. */
  open: 'data-embed-open',
} as const;

/** On the script element that holds the words of the tray, as JSON. */
export const trayWordsAttribute = 'data-comments-tray';

/** What the tray of comments says. */
export type TrayWords = Readonly<
  Record<
    'title' | 'close' | 'ask' | 'allow' | 'scope' | 'refused' | 'loading' | 'failed' | 'retry' | 'elsewhere',
    string
  >
>;

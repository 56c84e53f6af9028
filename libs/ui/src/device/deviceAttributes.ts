/**
 * How finished HTML says what its controls do to what is kept on the reader's device. One listener of the page reads
 * these; without it, and without JavaScript, none of the controls is shown.
 */
export const deviceAttributes = {
  /** On an input: the name of the setting it chooses. */
  setting: 'data-setting',
  /** On a button: what a tap does. */
  action: 'data-act',
  /** On the button that keeps an article: the article as JSON. It is pressed while the article is kept. */
  article: 'data-article',
  /** On the line that says what came of it: its words for each outcome are `data-on-<outcome>`. */
  status: 'data-device-status',
  /** On the link of a card: the article was read, and the word for it. */
  read: 'data-read',
} as const;

/** What a button may do. */
export type DeviceAction = 'save' | 'smaller' | 'larger' | 'forgetRead' | 'forgetSaved';

/** Shown only where scripts run. */
export const jsOnlyClass = 'jsOnlyClass';

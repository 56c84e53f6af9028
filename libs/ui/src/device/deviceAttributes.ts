/** Data attributes by which the page's listener finds the controls of device settings. Hidden without JavaScript. */
export const deviceAttributes = {
  /** On an input: name of the setting. */
  setting: 'data-setting',
  /** On a button: a `DeviceAction`. On what opens a surface, a button or a link to what it shows: a `Surface`. */
  action: 'data-act',
  /** On the save button: the article as JSON. */
  article: 'data-article',
  /** On a follow button: what it follows, as JSON. */
  follow: 'data-follow',
  /** Whose row it is, as marks of what may be followed: what is followed comes first. */
  follows: 'data-follows',
  /** On a part of a list that comes first as a whole, once something in it is followed. */
  followedFirst: 'data-followed-first',
  /** On the status line; its texts are `data-on-<outcome>`. */
  status: 'data-device-status',
  /** On the link of a read article: the label "read". */
  read: 'data-read',
} as const;

export type DeviceAction =
  'save' | 'follow' | 'smaller' | 'larger' | 'forgetRead' | 'forgetSaved' | 'allowFeatures';

/** What opens over a page by its one listener. */
export type Surface = 'preferences' | 'textSize' | 'privacyChoices' | 'dayCalendar' | 'comments';

/** Class of elements that are hidden without JavaScript. */
export const jsOnlyClass = 'jsOnly';

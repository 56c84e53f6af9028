/** On the list of posts: new ones go to its beginning. */
export const liveList = 'data-live-list';
/** On a post: its key. */
export const livePost = 'data-live-post';
/** On the line over the first post of a day: that day. */
export const liveDay = 'data-live-day';
/** On the link that brings what is new. */
export const liveUpdate = 'data-live-update';
/** On the line that says of when the page is. */
export const liveNote = 'data-live-note';
/** On the place where what is new is announced. */
export const liveStatus = 'data-live-status';

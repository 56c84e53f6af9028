/** On the list that gets new posts. */
export const liveList = 'data-live-list';
/** On a post: its key. */
export const livePost = 'data-live-post';
/** On the line above the first post of a day. */
export const liveDay = 'data-live-day';
/** On the link to new posts. */
export const liveUpdate = 'data-live-update';
/** On the line with the time of the data. */
export const liveNote = 'data-live-note';
/** On the live region for new posts. */
export const liveStatus = 'data-live-status';

/** Stands before finished HTML, so that the server that sends a document knows it again in React's payload. */
export const finishedMark = '<!--finished-->';

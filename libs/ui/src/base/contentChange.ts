/** Event of the document: its content is another view of the page. */
export const contentChange = 'contentchange';

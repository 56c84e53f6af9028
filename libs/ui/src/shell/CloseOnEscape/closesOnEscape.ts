/** Marks a checkbox that holds something open. */
export const closesOnEscape = 'data-closes-on-escape';

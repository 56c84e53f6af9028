/** On a checkbox or `<details>` that opens a panel. */
export const closesOnEscape = 'data-closes-on-escape';

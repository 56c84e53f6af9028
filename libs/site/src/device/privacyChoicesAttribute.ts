/** On the script element of the page of privacy choices that holds what their dialog shows, as JSON. */
export const privacyChoicesAttribute = 'data-privacy-choices';

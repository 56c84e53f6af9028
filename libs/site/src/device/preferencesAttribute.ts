/** On the script element of the preferences page that holds what their dialog shows, as JSON. */
export const preferencesAttribute = 'data-preferences';

const names =
  /token|secret|passw|passphrase|apikey|draftkey|signature|credential|authorization|cookie|session|csrf|jwt|dsn$|email|phone|^ip$|ipaddress|remoteaddress|forwardedfor/;

/** Whether the value of a field with this name is a secret or somebody's personal data, however it is spelled. */
export const isPrivateField = (name: string): boolean =>
  names.test(name.toLowerCase().replace(/[-_.\s]/g, ''));

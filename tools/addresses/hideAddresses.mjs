/**
 * Writes the names of services in place of the hosts they ran on: each run takes free ports.
 * @param {string} text
 * @param {Readonly<Record<string, string>>} addresses Such as `{ fca: 'http://127.0.0.1:4001' }`.
 */
export function hideAddresses(text, addresses) {
  return Object.entries(addresses).reduce((rest, [name, address]) => {
    const { port } = new URL(address);
    return rest.replace(new RegExp(`(?:127\\.0\\.0\\.1|localhost)(?::|%3A)${port}\\b`, 'gi'), name);
  }, text);
}

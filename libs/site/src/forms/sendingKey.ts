const ours = /^[\w-]{1,80}$/;

/**
 * Tells one sending from another with the same text, by which each reader names an address to be answered at. A page is
 * cached and the same for all, so a form that is posted from it without a script has no key of its own: its text is one
 * sending a day. Not by the reader's address, which changes between two tries and would be handed to the CMS.
 * @param sent what the form says: made up by a script, or written into a form that came back
 */
export function sendingKey(sent: string | null, now = new Date()): string {
  if (sent !== null && ours.test(sent)) return sent;
  const [day = ''] = now.toISOString().split('T');
  return day;
}

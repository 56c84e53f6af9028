/** Whether an article belongs to the site being read. No site code means ours; case says nothing. */
export function isInternal(siteCode: string | null | undefined, site: string): boolean {
  const code = siteCode?.trim();
  return !code || code.toLowerCase() === site.toLowerCase();
}

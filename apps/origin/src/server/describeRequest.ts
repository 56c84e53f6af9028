/** A request as the log has it. The CMS token travels in the query: it stays out of the log. */
export function describeRequest({ method, url }: { method: string; url: string }): {
  method: string;
  url: string;
} {
  return { method, url: url.replace(/([?&]token=)[^&]*/gi, '$1***') };
}

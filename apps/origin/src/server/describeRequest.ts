/** A request as the log has it. The CMS token and readers' addresses travel in the query: they stay out of the log. */
export function describeRequest({ method, url }: { method: string; url: string }): {
  method: string;
  url: string;
} {
  return { method, url: url.replace(/([?&](?:token|filter(?:\[|%5b)email(?:\]|%5d))=)[^&]*/gi, '$1***') };
}

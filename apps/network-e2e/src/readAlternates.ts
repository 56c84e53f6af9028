/** Editions a document names in its head: address by hreflang, a root always with its slash. */
export function readAlternates(html: string): ReadonlyMap<string, string> {
  const links = html.match(/<link rel="alternate"[^>]*>/gi) ?? [];
  return new Map(
    links.flatMap((link): [string, string][] => {
      const language = /hreflang="([^"]+)"/i.exec(link)?.[1];
      const href = /href="([^"]+)"/i.exec(link)?.[1];
      return language && href ? [[language, new URL(href).href]] : [];
    }),
  );
}

/** What the head of a document says about the page. */
export type Head = { title: string; canonical: string | null; robots: string };

/** Reads a document as it came over the wire, before any script could mend it. */
export function readHead(html: string): Head {
  return {
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? null,
    robots: /<meta name="robots" content="([^"]*)"/.exec(html)?.[1] ?? '',
  };
}

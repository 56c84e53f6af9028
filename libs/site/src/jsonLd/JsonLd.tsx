import type { JSX } from 'react';

/** Structured data as `toJsonLd` wrote it, safe in a script. */
export function JsonLd({ data }: { data: string }): JSX.Element {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />;
}

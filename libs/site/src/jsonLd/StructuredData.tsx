import type { JSX } from 'react';
import { StaticHtml } from '../staticHtml/StaticHtml';
import { JsonLd } from './JsonLd';

/** What a page tells search engines, each as `toJsonLd` wrote it. It travels once, not in the page's payload again. */
export function StructuredData({ data }: { data: readonly string[] }): JSX.Element {
  return (
    <StaticHtml>
      {data.map((one) => (
        <JsonLd key={one} data={one} />
      ))}
    </StaticHtml>
  );
}

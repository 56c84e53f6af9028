import type { JSX } from 'react';
import { Static } from '../staticHtml/Static';
import { JsonLd } from './JsonLd';

/** What a page tells search engines, each as `toJsonLd` wrote it. It travels once, not in the page's payload again. */
export function StructuredData({ data }: { data: readonly string[] }): JSX.Element {
  return (
    <Static>
      {data.map((one) => (
        <JsonLd key={one} data={one} />
      ))}
    </Static>
  );
}

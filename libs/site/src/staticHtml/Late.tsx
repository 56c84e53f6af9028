import type { JSX } from 'react';

const mark = '<template data-late=""></template>';

/** Holds the place, in markup that many pages share, of the one part that differs from page to page. */
export function Late(): JSX.Element {
  return <template data-late="" />;
}

/** The shared markup with that part in its place. */
export function fillLate(html: string, part: string): string {
  return html.replace(mark, () => part);
}

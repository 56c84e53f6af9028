import type { JSX } from 'react';

const placeholder = '<template data-per-page=""></template>';

/** Holds the place, in HTML that many pages share, of the one part that differs from page to page. */
export function PerPage(): JSX.Element {
  return <template data-per-page="" />;
}

/** The shared HTML with that part in its place. */
export function fillPerPage(html: string, part: string): string {
  return html.replace(placeholder, () => part);
}

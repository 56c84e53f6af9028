import type { JSX } from 'react';
import { headerLayoutName, type HeaderLayout } from './headerLayout';
import { headerHeights, type HeaderVariables as Measures } from './headerHeights';

/** The layout's own breakpoint: the ad service calls a screen mobile below the same width. */
const desktopFrom = 768;

const names = ['top', 'height', 'offset', 'menuTop', 'highlights', 'strip'] as const;

type Name = (typeof names)[number];

const declarations = (measures: Measures, of: readonly Name[], but?: Measures): string =>
  of
    .filter((name) => measures[name] !== but?.[name])
    .map((name) => `--header-${name}:${measures[name]}px`)
    .join(';');

/** What holds for phones, and from a desk's width on what differs there. */
function rules(selector: string, place: HeaderLayout, of: readonly Name[]): string {
  const mobile = headerHeights({ ...place, device: 'mobile' });
  const wider = declarations(headerHeights({ ...place, device: 'desktop' }), of, mobile);
  const wide = wider === '' ? '' : `@media(min-width:${desktopFrom}px){${selector}{${wider}}}`;
  return `${selector}{${declarations(mobile, of)}}${wide}`;
}

/**
 * The measures as CSS variables `--header-*` of the header; of the page, what anchors and whatever sticks elsewhere
 * keep clear of. React puts the style sheet into the document's head and leaves it there when the reader goes on, so
 * it speaks only of pages whose header is called so.
 */
export function HeaderVariables(place: HeaderLayout): JSX.Element {
  const name = headerLayoutName(place);
  const header = `[data-measures="${name}"]`;
  return (
    <style href={`header-${name}`} precedence="header">
      {rules(header, place, names) + rules(`:root:has(${header})`, place, ['offset'])}
    </style>
  );
}

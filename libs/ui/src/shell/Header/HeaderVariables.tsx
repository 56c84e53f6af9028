import type { JSX } from 'react';
import { headerLayoutName, type HeaderLayout } from './headerLayout';
import { headerHeights, type HeaderVariables as Measures } from './headerHeights';

/** Also the breakpoint of the ad service. */
const desktopFrom = 768;

type Name = keyof Measures;

/** What is asked for within the header; the page asks for `offset`. */
const inHeader = ['top', 'height', 'menuTop', 'highlights', 'strip'] as const satisfies readonly Name[];

const declarations = (measures: Measures, of: readonly Name[], but?: Measures): string =>
  of
    .filter((name) => measures[name] !== but?.[name])
    .map((name) => `--header-${name}:${measures[name]}px`)
    .join(';');

/** Values for phones, and those that differ on desktops. */
function rules(selector: string, place: HeaderLayout, of: readonly Name[]): string {
  const mobile = headerHeights({ ...place, device: 'mobile' });
  const wider = declarations(headerHeights({ ...place, device: 'desktop' }), of, mobile);
  const wide = wider === '' ? '' : `@media(min-width:${desktopFrom}px){${selector}{${wider}}}`;
  return `${selector}{${declarations(mobile, of)}}${wide}`;
}

/**
 * CSS variables `--header-*` for the header, and the offset for anchors and other sticky elements. React keeps the style
 * sheet in `<head>` after client navigation, so its selector matches only pages with a header of this layout.
 */
export function HeaderVariables(place: HeaderLayout): JSX.Element {
  const name = headerLayoutName(place);
  const header = `[data-measures="${name}"]`;
  return (
    <style href={`header-${name}`} precedence="header">
      {rules(header, place, inHeader) + rules(`:root:has(${header})`, place, ['offset'])}
    </style>
  );
}

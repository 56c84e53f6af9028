import { faceStack } from './faces/faceStack';
import { cardStyles, type CardVariable } from './styles/cardStyles';
import { footerStyles, type FooterVariable } from './styles/footerStyles';
import { headerStyles, type HeaderVariable } from './styles/headerStyles';
import { pagerStyles, type PagerVariable } from './styles/pagerStyles';
import { pollStyles, type PollVariable } from './styles/pollStyles';
import type { ThemeShape, ThemeStyles, ThemeTokens } from './ThemeTokens';

type FaceVariable = 'headFont' | 'headWeight' | 'headScale' | 'headLeading' | 'headTrack' | 'textFont';
type LogoVariable = 'logoWidth' | 'footerLogoHeight';
type StyleVariable = HeaderVariable | FooterVariable | CardVariable | PollVariable | PagerVariable;

/** CSS variables `--layout-<name>`: everything but colours. */
export type ThemeLayout = ThemeShape & Readonly<Record<FaceVariable | LogoVariable | StyleVariable, string>>;

function facesOf({ head, text }: ThemeTokens['fonts']): Record<FaceVariable, string> {
  return {
    headFont: faceStack(head, '"Arial Narrow"', 'sans-serif'),
    headWeight: String(head.weight),
    headScale: head.scale,
    headLeading: head.leading,
    headTrack: head.track,
    textFont: faceStack(text[0], 'system-ui', 'sans-serif'),
  };
}

/** Only the values of the chosen styles: nobody downloads the others. */
function stylesOf({ header, footer, card, poll, pager }: ThemeStyles): Record<StyleVariable, string> {
  return {
    ...headerStyles[header].values,
    ...footerStyles[footer].values,
    ...cardStyles[card].values,
    ...pollStyles[poll].values,
    ...pagerStyles[pager].values,
  };
}

/** For phones; `buildThemeCss` adds what changes on wider screens. */
export function layoutOf({ fonts, shape, logo, styles }: ThemeTokens): ThemeLayout {
  return {
    ...shape,
    ...facesOf(fonts),
    logoWidth: logo.phoneWidth,
    footerLogoHeight: logo.footerHeight,
    ...stylesOf(styles),
  };
}

import type { ThemeStyles } from '../ThemeTokens';
import { cardStyles } from './cardStyles';
import { footerStyles } from './footerStyles';
import { headerStyles } from './headerStyles';
import { pagerStyles } from './pagerStyles';
import { pollStyles } from './pollStyles';
import type { StyleRow } from './StyleRow';

export function styleRowsOf({ header, footer, card, poll, pager }: ThemeStyles): StyleRow<string>[] {
  return [headerStyles[header], footerStyles[footer], cardStyles[card], pollStyles[poll], pagerStyles[pager]];
}

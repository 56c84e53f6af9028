import type { SportsWidget } from '@cancha/integrations/ports/SportsWidgets';
import type { Embed } from './Embed';
import type { BodyPicture } from './Block';

/** What stands in a text that is no running text, as found where `<x-mark n>` stands in the cleaned one. */
export type Mark =
  | { readonly kind: 'picture'; readonly picture: BodyPicture }
  | { readonly kind: 'embed'; readonly embed: Embed }
  | { readonly kind: 'widget'; readonly widget: SportsWidget }
  /** A quoted post, whose words are inside: the address may be in them. */
  | { readonly kind: 'post'; readonly address: string }
  /** Something else embedded, shown as a link by this address. */
  | { readonly kind: 'link'; readonly address: string };

/** A cleaned text. Every mark stands in it once; nothing but what we wrote has these tags. */
export type MarkedText = {
  readonly html: string;
  readonly marks: readonly Mark[];
  /** What could not be shown, for whoever runs the site. */
  readonly problems: readonly string[];
};

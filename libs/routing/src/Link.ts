/** Every link out of the network has `nofollow`; footers hide where the reader comes from. */
export type ExternalRel = `nofollow${'' | ' sponsored'}${'' | ' noreferrer'}`;

/** What may be done with an address. Only kinds with an `href` are links; the rest of an external one goes on `<a>`. */
export type Link =
  /** Nothing to link to. */
  | { kind: 'none' }
  /** Refused: private, blocked or unreadable. Its words are shown without a link. */
  | { kind: 'text' }
  /** Site-relative, on the site's own host. */
  | { kind: 'internal'; href: string }
  /** A site of the network: no `nofollow`. */
  | { kind: 'network'; href: string }
  | {
      kind: 'external';
      href: string;
      rel: ExternalRel;
      target?: '_blank';
      referrerPolicy?: 'no-referrer';
    }
  /** Opens another program: `mailto:`, `tel:`, `whatsapp:`. */
  | { kind: 'other'; href: string };

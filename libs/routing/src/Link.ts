/** Every link out of the network has `nofollow`; those of footers also hide the referrer. */
export type ExternalRel = `nofollow${'' | ' sponsored'}${'' | ' noreferrer'}`;

/** Only kinds with an `href` are links. The other fields of an external link are attributes of `<a>`. */
export type Link =
  /** An empty URL. */
  | { kind: 'none' }
  /** A private, blocked or invalid URL: the text is shown without a link. */
  | { kind: 'text' }
  /** Site-relative, on the site's host. */
  | { kind: 'internal'; href: string }
  /** Another site of the network: no `nofollow`. */
  | { kind: 'network'; href: string }
  | {
      kind: 'external';
      href: string;
      rel: ExternalRel;
      target?: '_blank';
      referrerPolicy?: 'no-referrer';
    }
  /** Opens another app: `mailto:`, `tel:`, `whatsapp:`. */
  | { kind: 'other'; href: string };

/** The host of the pictures: drawings, shields, photographs. Nothing here throws, whatever the host does. */
export type PictureHost = {
  /** Its address: where a picture lies that a text names without a host. Browsers ask there themselves. */
  readonly base: string;
  /**
   * A shield or flag for a picture that the server draws. `null` for one that does not come soon, that is none or too large,
   * and for any address that is not on a host of ours: a backend cannot make the server ask others.
   */
  readonly fetchBadge: (address: string | null) => Promise<Uint8Array | null>;
};

export type SealedDocument = {
  readonly html: string;
  /** What its rendering was marked with: nobody is to read it. */
  readonly nonce: string | null;
  /** They say what the document may run. */
  readonly headers: Readonly<Record<string, string>>;
};

/** Makes a document fit to be kept and sent. */
export type Seal = (html: string) => Promise<SealedDocument>;

const key = Symbol.for('cancha.sealing');

/**
 * Next loads `PageCache` as a file of its own, and the app from its bundles: they meet here. Without an import, so that a
 * standalone build can have it without the workspace.
 */
export function sealing(): { seal: Seal | null } {
  const store = globalThis as unknown as Record<symbol, { seal: Seal | null } | undefined>;
  return (store[key] ??= { seal: null });
}

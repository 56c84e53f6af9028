export type SealedDocument = {
  readonly html: string;
  /** What its rendering was marked with: nobody is to read it. */
  readonly nonce: string | null;
  /** They say what the document may run. */
  readonly headers: Readonly<Record<string, string>>;
};

/** Makes a document fit to be kept and sent. */
export type Seal = (html: string) => Promise<SealedDocument>;

export type PageCacheHooks = {
  /** Pages are kept as they are without it. */
  seal: Seal | null;
  /** Whether the process has more to do than it can: then a page that is kept is given as it is. */
  isBusy: () => boolean;
};

const key = Symbol.for('cancha.page-cache');

/**
 * Next loads `PageCache` as a file of its own, and the app from its bundles: they meet here. Without an import, so that a
 * standalone build can have it without the workspace.
 */
export function pageCacheHooks(): PageCacheHooks {
  const store = globalThis as unknown as Record<symbol, PageCacheHooks | undefined>;
  return (store[key] ??= { seal: null, isBusy: () => false });
}

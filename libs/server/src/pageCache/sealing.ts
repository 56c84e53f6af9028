import { processSingleton } from '@cancha/data-access/api/processSingleton';

export type SealedDocument = {
  readonly html: string;
  /** What its rendering was marked with: nobody is to read it. */
  readonly nonce: string | null;
  /** They say what the document may run. */
  readonly headers: Readonly<Record<string, string>>;
};

/** Makes a document fit to be kept and sent. */
export type Seal = (html: string) => Promise<SealedDocument>;

/** Next loads `PageCache` as a file of its own, and the app from its bundles: they meet here. */
export const sealing = (): { seal: Seal | null } =>
  processSingleton('sealing', (): { seal: Seal | null } => ({ seal: null }));

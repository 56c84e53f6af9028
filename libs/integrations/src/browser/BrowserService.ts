import type { ConsentUse } from '@cancha/integrations/ports/Consent';
import type { AskingRows } from '@cancha/integrations/ports/ServiceRows';

/** One service that runs in the reader's browser: its row, and what the reader is asked for it. */
export type BrowserService<Name extends keyof AskingRows = keyof AskingRows> = {
  readonly name: Name;
  readonly use: ConsentUse;
  readonly row: NonNullable<AskingRows[Name]>;
};

/** What a service is told of the site that is read. */
export type ReadSite = {
  /** In the content API. */
  readonly siteCode: string;
  /** `''` or `/mx`. */
  readonly prefix: string;
};

/** Starts a service whose purpose is allowed. What it returns ends it. */
export type StartService<Name extends keyof AskingRows> = (
  row: NonNullable<AskingRows[Name]>,
  site: ReadSite,
) => void | (() => void);

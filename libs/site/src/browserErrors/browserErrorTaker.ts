import { processSingleton } from '@cancha/data-access/api/processSingleton';
import type { ErrorContext } from '@cancha/integrations/ports/ErrorReporter';

/** Takes an error that a browser told of. */
export type TakeBrowserError = (error: Error, context: ErrorContext) => void;

const target = () =>
  processSingleton('browser-errors', (): { take: TakeBrowserError | null } => ({ take: null }));

/** Has pages of this process tell of their errors from now on; an app says so once, when it starts. */
export function takeBrowserErrors(take: TakeBrowserError): void {
  target().take = take;
}

/** `null`: nobody wants to know. */
export const browserErrorTaker = (): TakeBrowserError | null => target().take;

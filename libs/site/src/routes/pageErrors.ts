import type { RedirectStatus } from '@cancha/data-access/content/Resource';

/** There is no page at this address. */
export class MissingPage extends Error {
  override readonly name = 'MissingPage';
}

/** The page is at another address. */
export class MovedPage extends Error {
  override readonly name = 'MovedPage';
  constructor(
    readonly to: string,
    readonly status: RedirectStatus,
  ) {
    super(`Moved to ${to}`);
  }
}

/** By name: a bundler gives each bundle of a server a class of its own, and errors cross from one to another. */
export const isMissingPage = (error: unknown): error is MissingPage =>
  error instanceof Error && error.name === 'MissingPage';

export const isMovedPage = (error: unknown): error is MovedPage =>
  error instanceof Error && error.name === 'MovedPage';

/** Tells the loader that there is no such page. */
export function missingPage(): never {
  throw new MissingPage();
}

/** Tells the loader that the page is at another address: for good by default. */
export function movedPage(to: string, status: RedirectStatus = 308): never {
  throw new MovedPage(to, status);
}

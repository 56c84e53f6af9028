import { clientAddressHeader } from '@cancha/site/forms/clientAddressHeader';
import { createRateLimit } from '@cancha/site/forms/createRateLimit';
import type { Route } from '@cancha/site/routes/Route';

const windowMs = 60_000;

/** How often one address may ask for what is costly, by route. */
export class ReaderLimits {
  readonly #limits = new Map<string, (reader: string) => number>();

  /** Seconds until the address may ask again; 0: it may. */
  wait({ headers }: Request, { name, perMinute }: Route): number {
    const reader = headers.get(clientAddressHeader);
    // A request that came while the app started bears no address.
    if (perMinute === undefined || reader === null) return 0;
    const limit = this.#limits.get(name) ?? createRateLimit({ most: perMinute, windowMs });
    this.#limits.set(name, limit);
    return limit(reader);
  }
}

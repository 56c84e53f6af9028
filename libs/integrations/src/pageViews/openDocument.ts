/** How a document came into a visit. `again`: by Back, Forward or a reload, after it was counted. */
export type Opening = 'first' | 'further' | 'again';

/** The visit of a tab: the pages of lists that were brought in, which a document opened again brings in again. */
export type Visit = { readonly opening: Opening; readonly isListNew: (path: string) => boolean };

type Arrival = {
  /** As the browser says it: `navigate`, `reload`, `back_forward`. */
  readonly type: string;
  readonly referrer: string;
  readonly origin: string;
  /** May throw, where the reader stores nothing. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
};

const key = 'cancha.visit';
/** Each page that a visit brings in is counted, but for one that comes again. */
const mostPaths = 100;

/** The paths that are kept; `null` where there is no visit yet. Throws where nothing may be stored. */
function readPaths(storage: Arrival['storage']): string[] | null {
  const kept = storage().getItem(key);
  return kept === null ? null : kept.split('\n').filter(Boolean);
}

/** Notes that this document is of the visit, which begins with the first page that may be counted. */
export function openDocument({ type, referrer, origin, storage }: Arrival): Visit {
  const isReturn = type === 'reload' || type === 'back_forward';
  const paths = new Set<string>();
  let opening: Opening;
  try {
    const known = readPaths(storage);
    for (const path of known ?? []) paths.add(path);
    if (known === null) storage().setItem(key, '');
    opening = known === null ? 'first' : isReturn ? 'again' : 'further';
  } catch {
    // Nothing is known of the visit but where the reader came from.
    const isFromHere = referrer.startsWith(`${origin}/`);
    opening = isReturn ? 'again' : isFromHere ? 'further' : 'first';
  }
  return {
    opening,
    isListNew(path) {
      const isNew = !(isReturn && paths.has(path));
      paths.delete(path);
      paths.add(path);
      try {
        storage().setItem(key, [...paths].slice(-mostPaths).join('\n'));
      } catch {
        // This document knows it.
      }
      return isNew;
    },
  };
}

/** What came of writing: `full`, there is no room left; `refused`, the browser keeps nothing for this site. */
export type StoreOutcome = 'kept' | 'full' | 'refused';

/** `null` for what is no JSON. */
export function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** What is stored under a key; `null` where nothing is, where it is no JSON, and where reading is refused. */
export function readStored(key: string): unknown {
  try {
    return readJson(localStorage.getItem(key));
  } catch {
    return null;
  }
}

/** Never throws: a private window and a full disk are situations of the reader's, not errors of the page. */
export function writeStored(key: string, value: unknown): StoreOutcome {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return 'kept';
  } catch (error) {
    return isFull(error) ? 'full' : 'refused';
  }
}

/** Firefox has a name of its own for it. */
function isFull(error: unknown): boolean {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED';
}

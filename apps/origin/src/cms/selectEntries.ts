export type Entry = Record<string, unknown>;
export type CockpitQuery = Record<string, string | string[]>;

/**
 * Filters, sorts and cuts entries as Cockpit does: `filter[site]=FCA` compares as text, `sort[_modified]=-1`
 * is descending, `limit` and `skip` are whole numbers. `total` counts what the filter lets through.
 */
export function selectEntries(
  entries: readonly Entry[],
  query: CockpitQuery,
): { selected: Entry[]; total: number } {
  const wanted = bracketed(query, 'filter');
  const matching = entries.filter((entry) =>
    wanted.every(([field, value]) => textOf(entry[field]) === value),
  );
  for (const [field, direction] of bracketed(query, 'sort').toReversed()) {
    matching.sort((a, b) => (direction === '-1' ? -1 : 1) * compare(a[field], b[field]));
  }
  const skip = wholeNumber(query['skip']) ?? 0;
  const limit = wholeNumber(query['limit']) ?? matching.length;
  return { selected: matching.slice(skip, skip + limit), total: matching.length };
}

/** `filter[site]=FCA` → `['site', 'FCA']`. Nested filters (`filter[$or][][…]`) are not supported and ignored. */
function bracketed(query: CockpitQuery, name: string): [field: string, value: string][] {
  return Object.entries(query).flatMap(([key, value]) => {
    const field = new RegExp(`^${name}\\[([\\w-]+)\\]$`).exec(key)?.[1];
    const last = [value].flat().at(-1);
    return field !== undefined && last !== undefined ? [[field, last] as [string, string]] : [];
  });
}

function wholeNumber(value: string | string[] | undefined): number | null {
  return typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}

function compare(a: unknown, b: unknown): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : textOf(a).localeCompare(textOf(b));
}

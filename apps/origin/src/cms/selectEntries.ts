export type Entry = Record<string, unknown>;
export type CockpitQuery = Record<string, string | string[]>;

type Condition = [field: string, value: string];

/**
 * Filters, sorts and cuts entries as Cockpit does: `filter[site]=FCA` compares as text, `sort[_modified]=-1`
 * is descending, `limit` and `skip` are whole numbers. `total` counts what the filter lets through.
 */
export function selectEntries(
  entries: readonly Entry[],
  query: CockpitQuery,
): { selected: Entry[]; total: number } {
  const matching = entries.filter(entryFilter(query, meets));
  for (const [field, direction] of bracketed(query, 'sort').toReversed()) {
    matching.sort((a, b) => (direction === '-1' ? -1 : 1) * compare(a[field], b[field]));
  }
  const skip = wholeNumber(query['skip']) ?? 0;
  const limit = wholeNumber(query['limit']) ?? matching.length;
  return { selected: matching.slice(skip, skip + limit), total: matching.length };
}

/** Whether an entry of which only some fields are known yet can get through the filter. */
export function canMatch(query: CockpitQuery): (known: Entry) => boolean {
  return entryFilter(query, (known, [field, value]) => !(field in known) || meets(known, [field, value]));
}

function entryFilter(
  query: CockpitQuery,
  holds: (entry: Entry, condition: Condition) => boolean,
): (entry: Entry) => boolean {
  const wanted = bracketed(query, 'filter');
  const choices = alternatives(query);
  return (entry) =>
    wanted.every((condition) => holds(entry, condition)) &&
    (choices.length === 0 || choices.some((all) => all.every((condition) => holds(entry, condition))));
}

/** `filter[site]=FCA` → `['site', 'FCA']`. */
function bracketed(query: CockpitQuery, name: string): Condition[] {
  return Object.entries(query).flatMap(([key, value]) => {
    const field = new RegExp(`^${name}\\[([\\w-]+)\\]$`).exec(key)?.[1];
    const last = [value].flat().at(-1);
    return field !== undefined && last !== undefined ? [[field, last] satisfies Condition] : [];
  });
}

/**
 * `filter[$or][][category]=a`, once or again: each empty bracket opens an alternative of its own, as in PHP.
 * `filter[$or][0][category]=a&filter[$or][0][site]=b` are one alternative, both of which have to hold.
 */
function alternatives(query: CockpitQuery): Condition[][] {
  const single: Condition[][] = [];
  const numbered = new Map<string, Condition[]>();
  for (const [key, value] of Object.entries(query)) {
    const [, index, field] = /^filter\[\$or\]\[(\d*)\]\[([\w-]+)\]$/.exec(key) ?? [];
    if (index === undefined || field === undefined) continue;
    const values = [value].flat();
    if (index === '') single.push(...values.map((one): Condition[] => [[field, one]]));
    else numbered.set(index, [...(numbered.get(index) ?? []), [field, values.at(-1) ?? '']]);
  }
  return [...single, ...numbered.values()];
}

function meets(entry: Entry, [field, value]: Condition): boolean {
  return textOf(entry[field]) === value;
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

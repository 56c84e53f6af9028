/**
 * A text that somebody who got into the newsroom's system might write. `RUN` in it is a call that a page must never make,
 * `HOST` a host that it must never ask; both say which case it was.
 */
export type HostileCase = {
  readonly name: string;
  readonly html: string;
  /** It swallows what stands after it, in every browser: nothing may follow. */
  readonly isOpen?: boolean;
};

type Row = readonly [name: string, html: string];

export const cases = (group: string, rows: readonly Row[]): HostileCase[] =>
  rows.map(([name, html]) => ({ name: `${group}: ${name}`, html }));

export const openCases = (group: string, rows: readonly Row[]): HostileCase[] =>
  cases(group, rows).map((one) => ({ ...one, isOpen: true }));

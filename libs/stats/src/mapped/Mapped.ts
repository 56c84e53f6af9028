/** Something wrong with one item of an answer. `kept` tells whether the reader still sees the item. */
export type MapIssue = {
  readonly id: string | null;
  readonly problem: string;
  readonly kept: boolean;
};

/** The result of mapping one wire item: the value, perhaps with remarks, or the reason it was left out. */
export type Mapped<T> =
  | { readonly ok: true; readonly value: T; readonly remarks: readonly MapIssue[] }
  | { readonly ok: false; readonly issue: MapIssue };

/** A mapped value. Remarks are about fields that had to be left out of it. */
export function mapped<T>(value: T, remarks: readonly MapIssue[] = []): Mapped<T> {
  return { ok: true, value, remarks };
}

/** An item that cannot be shown honestly, with the id it came under. */
export function rejected(problem: string, id: string | null): Mapped<never> {
  return { ok: false, issue: { id, problem, kept: false } };
}

/** A problem with one item of a response. `kept`: the reader still sees the item. */
export type MapIssue = {
  readonly id: string | null;
  readonly problem: string;
  readonly kept: boolean;
};

/** The mapped item with its warnings, or the reason why it was left out. */
export type MapResult<T> =
  | { readonly ok: true; readonly value: T; readonly warnings: readonly MapIssue[] }
  | { readonly ok: false; readonly issue: MapIssue };

/** Warnings are about fields that had to be left out. */
export function accepted<T>(value: T, warnings: readonly MapIssue[] = []): MapResult<T> {
  return { ok: true, value, warnings };
}

/** An item that cannot be shown without being wrong. */
export function rejected(problem: string, id: string | null): MapResult<never> {
  return { ok: false, issue: { id, problem, kept: false } };
}

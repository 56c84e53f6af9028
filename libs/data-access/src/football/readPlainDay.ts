/** A day as `YYYY-MM-DD`, also from a moment; `null` for anything else. */
export function readPlainDay(value: string | null | undefined): string | null {
  return value && /^\d{4}-\d{2}-\d{2}/.test(value) ? value.slice(0, 10) : null;
}

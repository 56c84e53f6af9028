const score = /(?<![\d-])\d{1,2}-\d{1,2}(?![\d-])/;

/** The score in an article's label or title, or `null`. Formations and seasons are no scores. */
export function scoreOf({ label, title }: { label: string | null; title: string }): string | null {
  return (score.exec(label ?? '') ?? score.exec(title))?.[0] ?? null;
}

const score = /(?<![\d-])\d{1,2}-\d{1,2}(?![\d-])/;

/** The score that a story tells in its label or its title, `null` when it tells none. A formation or a season is none. */
export function scoreOf({ label, title }: { label: string | null; title: string }): string | null {
  return (score.exec(label ?? '') ?? score.exec(title))?.[0] ?? null;
}

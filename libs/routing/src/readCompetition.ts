/** Years of a season; the same twice where it is played within one. */
export type Season = { from: number; to: number };

export type CompetitionRef =
  | { kind: 'id'; id: string }
  /** Known by name and season only: to be resolved to an id, and redirected. */
  | { kind: 'season'; competition: string; season: Season };

/**
 * Links to competitions come in two kinds: slug and id, where the id decides, and competition and season. Ids of the
 * provider never look like years, so `2025`, `2025-2026` and `2025-26` are seasons and all else is an id.
 */
export function readCompetition({ slug, id }: { slug: string; id: string }): CompetitionRef {
  const season = readSeason(id);
  return season ? { kind: 'season', competition: slug, season } : { kind: 'id', id };
}

/** Years of a season as text says them, `2025`, `2025-26`; `null` for what is none. */
export function readSeason(text: string): Season | null {
  const [, start, end] = /^((?:19|20)\d\d)(?:-(\d{4}|\d\d))?$/.exec(text) ?? [];
  if (start === undefined) return null;
  const from = Number(start);
  if (end === undefined) return { from, to: from };
  return String(from + 1).endsWith(end) ? { from, to: from + 1 } : null;
}

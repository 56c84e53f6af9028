/** Years of a season; `from` and `to` are equal for a season within one year. */
export type Season = { from: number; to: number };

export type CompetitionRef =
  | { kind: 'id'; id: string }
  /** To be resolved to an id and redirected. */
  | { kind: 'season'; competition: string; season: Season };

/**
 * Links to competitions have a slug and an id, or a competition and a season. The provider's ids never look like years,
 * so `2025`, `2025-2026` and `2025-26` are seasons and anything else is an id.
 */
export function readCompetition({ slug, id }: { slug: string; id: string }): CompetitionRef {
  const season = readSeason(id);
  return season ? { kind: 'season', competition: slug, season } : { kind: 'id', id };
}

/** `2025` or `2025-26`; `null` for anything else. */
export function readSeason(text: string): Season | null {
  const [, start, end] = /^((?:19|20)\d\d)(?:-(\d{4}|\d\d))?$/.exec(text) ?? [];
  if (start === undefined) return null;
  const from = Number(start);
  if (end === undefined) return { from, to: from };
  return String(from + 1).endsWith(end) ? { from, to: from + 1 } : null;
}

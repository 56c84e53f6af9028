/** How old a story is, in whole years, or in whole months while it is younger than one. */
export type StoryAge = { readonly unit: 'years' | 'months'; readonly n: number };

/** Before that a story is simply one of this season. */
const fromMonths = 6;

/** The last day of a month, 1 to 12. */
const lastDay = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

function parts(day: string): [year: number, month: number, day: number] {
  const [y = 0, m = 1, d = 1] = day.split('-').map(Number);
  return [y, m, d];
}

/**
 * The age of a story that should say how old it is; `null` for a younger one. A month is over on the same day of the
 * next, or on its last day where it has no such day.
 * @param published @param today days as `2026-07-05`, both in the zone of the site
 */
export function storyAge(published: string, today: string): StoryAge | null {
  const [year, month, day] = parts(published);
  const [nowYear, nowMonth, nowDay] = parts(today);
  const isOver = nowDay >= Math.min(day, lastDay(nowYear, nowMonth));
  const months = (nowYear - year) * 12 + nowMonth - month - (isOver ? 0 : 1);
  if (months < fromMonths) return null;
  return months < 12 ? { unit: 'months', n: months } : { unit: 'years', n: Math.floor(months / 12) };
}

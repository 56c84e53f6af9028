import { figures, type MatchStatistics } from '@cancha/stats/match/MatchStatistics';
import type { PairedFigure } from '@cancha/ui/match/PairedBars/PairedBars';
import type { SiteContext } from '@cancha/site/context/SiteContext';

/** The figures that are known of both sides. */
export function toFigures(
  statistics: MatchStatistics | null,
  { t, format }: Pick<SiteContext, 't' | 'format'>,
): PairedFigure[] {
  return figures.flatMap((id) => {
    const [home, away] = [statistics?.home?.[id], statistics?.away?.[id]];
    if (home === undefined || away === undefined) return [];
    const text = (value: number) => `${format.number(value)}${id === 'possession' ? ' %' : ''}`;
    return [{ id, name: t(`matchFigures.${id}`), home, away, homeText: text(home), awayText: text(away) }];
  });
}

import { sideName } from '@cancha/blocks/matches/sideName';
import type { Match } from '@cancha/stats/match/Match';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { MatchTab } from './matchPlace';

const namesOf = ({ home, away }: Match, t: SiteContext['t']) => ({
  home: sideName(home, { t }),
  away: sideName(away, { t }),
});

type Words = Pick<SiteContext, 't' | 'format' | 'brandConfig'>;

/** `México 2-3 Inglaterra`; `México vs. Inglaterra` while there is no score. */
export function matchName(match: Match, { t }: Pick<SiteContext, 't'>): string {
  const names = namesOf(match, t);
  const score = match.state === 'scheduled' ? null : match.score;
  return score
    ? t('matchPage.titleScore', { ...names, homeGoals: score.home, awayGoals: score.away })
    : t('matchPage.title', names);
}

/** What a page of a match is called, and what it is about. Two teams meet more than once: the day is part of it. */
export function matchWords(
  match: Match,
  tab: MatchTab,
  context: Words,
): { title: string; description: string } {
  const { t, format, brandConfig } = context;
  const names = namesOf(match, t);
  const words = { ...names, day: format.longDate(match.kickOff), brand: brandConfig.name };
  return tab === 'match'
    ? { title: `${matchName(match, context)}, ${words.day}`, description: t('matchPage.description', words) }
    : {
        title: `${t('matchPage.newsTitle', names)}, ${words.day}`,
        description: t('matchPage.descriptionNews', words),
      };
}

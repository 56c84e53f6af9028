import type { Tournament } from '@cancha/stats/match/Tournament';
import { TopicChips } from '@cancha/ui/article/TopicChips/TopicChips';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import type { JSX } from 'react';
import { tournamentHref } from '@cancha/blocks/matches/entityHref';
import type { SiteContext } from '@cancha/site/context/SiteContext';

type SeasonChipsProps = {
  context: SiteContext;
  tournament: Tournament;
  /** Of the competition, this one perhaps among them. */
  seasons: readonly Tournament[];
};

/** The way to the other seasons of a competition; nothing where there is no other. */
export function SeasonChips({ context, tournament, seasons }: SeasonChipsProps): JSX.Element | null {
  const { site, t } = context;
  const chips = seasons.flatMap((other) => {
    const href = tournamentHref(other, site);
    return other.id === tournament.id || href === null ? [] : [{ href, name: other.season ?? other.name }];
  });
  if (chips.length === 0) return null;
  return (
    <section>
      <SectionHead title={t('tournament.seasons')} />
      <TopicChips label={t('tournament.seasons')} topics={chips} />
    </section>
  );
}

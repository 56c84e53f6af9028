import { teamHref } from '@cancha/blocks/matches/entityHref';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { TournamentStandings } from '@cancha/stats/standings/TournamentStandings';
import type { Calendar } from '@cancha/stats/tournament/Calendar';
import { TopicChips } from '@cancha/ui/article/TopicChips/TopicChips';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import type { JSX } from 'react';

type TournamentTeamsProps = {
  context: SiteContext;
  standings: TournamentStandings;
  calendar: Calendar | null;
};

/** Everybody who plays in a competition, by name: also those of a cup, who are in no table. */
export function TournamentTeams({ context, standings, calendar }: TournamentTeamsProps): JSX.Element | null {
  const { site, t } = context;
  const { compare } = new Intl.Collator(site.formatLocale);
  const ranked = standings.tables.flatMap(({ rows }) => rows.map(({ team }) => team));
  const playing = (calendar?.groups.flatMap(({ matches }) => matches) ?? []).flatMap(({ home, away }) => [
    home,
    away,
  ]);
  const linked = [...ranked, ...playing].flatMap((team) => {
    const href = teamHref(team, site);
    return href === null ? [] : [{ href, name: team.name }];
  });
  const teams = [...new Map(linked.map((team) => [team.href, team])).values()];
  if (teams.length === 0) return null;
  const title = t('competitionIndex.teams', { n: teams.length });
  return (
    <section>
      <SectionHead title={title} />
      <TopicChips label={title} topics={teams.sort((a, b) => compare(a.name, b.name))} />
    </section>
  );
}

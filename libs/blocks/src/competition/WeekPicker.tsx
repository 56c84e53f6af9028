import { buildPath } from '@cancha/routing/buildPath';
import { footballQuery } from '@cancha/routing/footballQuery';
import { hasPage } from '@cancha/routing/hasPage';
import type { Tournament } from '@cancha/stats/match/Tournament';
import type { Standings } from '@cancha/stats/standings/Standings';
import { ChoicePicker } from '@cancha/ui/football/ChoicePicker/ChoicePicker';
import type { JSX } from 'react';
import { entityParams } from '../matches/entityHref';
import type { SiteContext } from '@cancha/site/context/SiteContext';

type WeekPickerProps = {
  context: SiteContext;
  tournament: Tournament;
  tables: readonly Pick<Standings, 'rows'>[];
  /** The one that is shown; `null` is the latest. */
  week: number | null;
};

/** Groups are too short for an earlier matchday to tell anything. */
const shortSeason = 6;

/** Leads to the tables of a league after an earlier matchday; nothing for a short season, or without that page. */
export function WeekPicker({ context, tournament, tables, week }: WeekPickerProps): JSX.Element | null {
  const { site, t } = context;
  const played = tables.flatMap(({ rows }) => rows.map((row) => row.played));
  const last = Math.max(0, week ?? 0, ...played);
  if (last <= shortSeason || !hasPage(site, 'tournamentStandings')) return null;
  const options = Array.from({ length: last }, (_, i) => ({ value: `${i + 1}`, text: `${i + 1}` }));
  return (
    <ChoicePicker
      id="jornada"
      label={t('tournament.afterRound')}
      action={buildPath(site, 'tournamentStandings', entityParams(tournament))}
      name={footballQuery.round[site.language]}
      value={`${week ?? last}`}
      groups={[{ title: null, options }]}
      submit={t('tournament.show')}
    />
  );
}

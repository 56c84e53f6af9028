import { buildPath } from '@cancha/routing/buildPath';
import { TopicChips } from '@cancha/ui/article/TopicChips/TopicChips';
import { StateNote } from '@cancha/ui/block/StateNote/StateNote';
import type { JSX } from 'react';

import { entityParams } from '@cancha/blocks/matches/entityHref';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { KnockoutTrees } from './KnockoutTrees';
import { LongTables } from './LongTables';
import { SeasonChips } from './SeasonChips';
import { StandingsNotes } from './StandingsNotes';
import type { StandingsData } from './StandingsPage';
import { tableId, thirdsId } from '@cancha/blocks/competition/tableId';

import { TitlesBox } from './TitlesBox';
import { TournamentTables } from './TournamentTables';
import { WeekPicker } from '@cancha/blocks/competition/WeekPicker';

type StandingsViewProps = {
  context: SiteContext;
  data: StandingsData;
  now: Date;
  /** How old the live scores are, if that has to be shown. */
  age: string | null;
};

/** With so many tables a reader looks for one. */
const manyTables = 3;

export function StandingsView({ context, data, now, age }: StandingsViewProps): JSX.Element {
  const { site, t } = context;
  const { standings, bracket, seasons, week, latest } = data;
  const { tournament, tables, thirds, isPartial, titles } = standings;
  const named = [...tables, ...(thirds ? [{ id: thirdsId, name: t('tournament.thirds') }] : [])];
  return (
    <>
      {week === null ? <TitlesBox context={context} titles={titles} scorers={[]} /> : null}
      {named.length >= manyTables ? (
        <TopicChips
          oneRow
          label={t('tournament.tables')}
          topics={named.map((table) => ({ name: table.name, href: `#${tableId(table)}` }))}
        />
      ) : null}
      {week === null ? null : <p>{t('tournament.asAfterRound', { n: week })}</p>}
      {tables.length === 0 ? (
        <StateNote
          kind="empty"
          title={t(isPartial ? 'tournament.partial' : 'tournament.noTables')}
          hint={t(isPartial ? 'tournament.partialHint' : 'tournament.noTablesHint')}
          action={{
            href: buildPath(site, 'tournamentCalendar', entityParams(tournament)),
            text: t('tournament.allMatches'),
          }}
        />
      ) : (
        <TournamentTables context={context} standings={standings} />
      )}
      {week === null ? <LongTables context={context} standings={standings} /> : null}
      <StandingsNotes context={context} standings={standings} />
      <WeekPicker context={context} tables={latest.tables} tournament={tournament} week={week} />
      <KnockoutTrees context={context} bracket={bracket} now={now} age={age} />
      <SeasonChips context={context} tournament={tournament} seasons={seasons} />
    </>
  );
}

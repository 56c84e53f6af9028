import { StateNote } from '@cancha/ui/block/StateNote/StateNote';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import { DayPager } from '@cancha/ui/match/DayPager/DayPager';
import type { JSX } from 'react';
import { CalendarBox } from '../calendarFile/CalendarBox';
import { MatchDays } from '../matchList/MatchDays';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { CalendarData } from './CalendarPage';
import { CalendarTools } from './CalendarTools';
import { roundTitle } from './roundTitle';
import { SeasonChips } from './SeasonChips';
import { toCalendarPager } from './toCalendarPager';

import { tournamentName } from '../entity/tournamentName';

type CalendarViewProps = {
  context: SiteContext;
  data: CalendarData;
  /** How old the live scores are, if that has to be shown. */
  age: string | null;
};

export function CalendarView({ context, data, age }: CalendarViewProps): JSX.Element {
  const { t } = context;
  const { calendar, seasons, view } = data;
  const { tournament } = calendar;
  return (
    <>
      {view.kind === 'none' ? (
        <StateNote kind="empty" title={t('tournament.noMatches')} />
      ) : (
        <>
          <CalendarTools context={context} data={data} view={view} />
          <DayPager {...toCalendarPager(view, tournament, context)} />
          {view.kind === 'round' ? (
            <section>
              <SectionHead title={roundTitle(view.round)} />
              <MatchDays context={context} matches={view.round.matches} level={3} withYear age={age} />
            </section>
          ) : view.matches.length > 0 ? (
            <MatchDays context={context} matches={view.matches} level={2} withYear age={age} />
          ) : (
            <StateNote kind="empty" title={t('tournament.noMatches')} hint={t('tournament.noMatchesHint')} />
          )}
        </>
      )}
      <CalendarBox
        context={context}
        page="tournament"
        entity={tournament}
        name={tournamentName(tournament)}
      />
      <SeasonChips context={context} tournament={tournament} seasons={seasons} />
    </>
  );
}

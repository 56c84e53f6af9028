import { buildPath } from '@cancha/routing/buildPath';
import { footballQuery, withChoice } from '@cancha/routing/footballQuery';
import type { Calendar } from '@cancha/stats/tournament/Calendar';
import { toRounds, type Round } from '@cancha/stats/tournament/toRounds';
import { TopicChips } from '@cancha/ui/article/TopicChips/TopicChips';
import { ChoicePicker, type ChoiceGroup } from '@cancha/ui/football/ChoicePicker/ChoicePicker';
import type { JSX } from 'react';
import { entityParams } from '@cancha/blocks/matches/entityHref';
import styles from '../entity/EntityPage.module.css';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { CalendarData } from './CalendarPage';
import { mondayOf } from '../matchList/weekOf';
import type { CalendarView } from './chooseMatches';
import { roundSlug } from './roundTitle';

type CalendarToolsProps = {
  context: SiteContext;
  data: CalendarData;
  view: Exclude<CalendarView, { kind: 'none' }>;
};

/** The way to any round or week at once, and from one way to see the calendar to the other. */
export function CalendarTools({ context, data, view }: CalendarToolsProps): JSX.Element {
  const { site, t, format } = context;
  const { calendar } = data;
  const path = buildPath(site, 'tournamentCalendar', entityParams(calendar.tournament));
  const isRound = view.kind === 'round';
  const at = isRound ? view.round.matches[0]?.kickOff : undefined;
  const other = isRound
    ? {
        name: t('tournament.byWeek'),
        href: withChoice(path, 'week', mondayOf(format.day(at ?? new Date(0))), site.language),
      }
    : { name: t('tournament.byRound'), href: path };
  const picker = isRound
    ? {
        label: t('tournament.round'),
        name: footballQuery.round[site.language],
        value: roundSlug(view.round),
        groups: roundGroups(toRounds(calendar)),
      }
    : {
        label: t('tournament.week'),
        name: footballQuery.week[site.language],
        value: view.from,
        groups: [{ title: null, options: weeksOf(calendar, format) }],
      };
  return (
    <div className={styles['tools']}>
      <ChoicePicker id="calendario" action={path} submit={t('tournament.show')} {...picker} />
      <TopicChips label={t('tournament.views')} topics={[other]} />
    </div>
  );
}

/** The rounds of each phase under its name, those of none by themselves, in the order they are played. */
function roundGroups(rounds: readonly Round[]): ChoiceGroup[] {
  const groups: { title: string | null; options: { value: string; text: string }[] }[] = [];
  for (const round of rounds) {
    const option = { value: roundSlug(round), text: round.label };
    const last = groups.at(-1);
    if (last && last.title === round.phase) last.options.push(option);
    else groups.push({ title: round.phase, options: [option] });
  }
  return groups;
}

/** The weeks of a calendar that have a match, each by its Monday. */
function weeksOf(
  { groups }: Calendar,
  format: Pick<SiteContext['format'], 'day' | 'plainDay'>,
): { value: string; text: string }[] {
  const mondays = new Set(
    groups.flatMap(({ matches }) => matches.map(({ kickOff }) => mondayOf(format.day(kickOff)))),
  );
  return [...mondays].sort().map((monday) => ({ value: monday, text: format.plainDay(monday) }));
}

import { dayInZone } from './dayInZone.ts';
import type { SelectedMatch } from './selectMatches.ts';
import { nameIn, type StatsLanguage } from './statsLanguage.ts';
import type { CalendarWire } from './standingsSchemas.ts';

export type GroupHead = Omit<CalendarWire['groups'][number], 'matches'>;

const weekNames: Readonly<Record<StatsLanguage, string>> = { es: 'Jornada', pt: 'Rodada', en: 'Matchday' };

/** The day a match is on where the reader is; its own day where the hour is not known. */
function dayOf({ match }: SelectedMatch, timeZone: string): string {
  return match.timeKnown ? dayInZone(match.kickOff, timeZone) : match.day;
}

/** Under which heading of a calendar a match stands. A match without a week stands under its round. */
export function calendarGroup(
  by: CalendarWire['by'],
  selected: SelectedMatch,
  { language, timeZone }: { language: StatsLanguage; timeZone: string },
): GroupHead {
  const { stage, match } = selected;
  const stageName = stage && nameIn(language, stage);
  const whole = { stage: stageName, week: null, date: null };
  if (by === 'date' || (!stage && match.week === null)) {
    const date = dayOf(selected, timeZone);
    return { ...whole, key: date, label: longDate(date, language), stage: null, date };
  }
  if (by === 'week' && match.week !== null) {
    const key = [stage?.id, match.week].filter((part) => part !== undefined).join('-');
    return { ...whole, key, label: `${weekNames[language]} ${match.week}`, week: match.week };
  }
  const { id, ...names } = stage ?? selected.tournament;
  return { ...whole, key: id, label: nameIn(language, names) };
}

const dateFormats: Readonly<Record<StatsLanguage, Intl.DateTimeFormat>> = {
  es: dateFormat('es'),
  pt: dateFormat('pt'),
  en: dateFormat('en'),
};

function dateFormat(language: StatsLanguage): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' });
}

function longDate(day: string, language: StatsLanguage): string {
  return dateFormats[language].format(new Date(`${day}T12:00:00Z`));
}

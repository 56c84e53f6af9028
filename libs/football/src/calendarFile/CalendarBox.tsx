import { CalendarLinks } from '@cancha/ui/football/CalendarLinks/CalendarLinks';
import type { JSX } from 'react';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { calendarFilePath, type CalendarPage } from './calendarPaths';

type CalendarBoxProps = {
  context: SiteContext;
  page: CalendarPage;
  entity: Parameters<typeof calendarFilePath>[2];
  name: string;
};

/** The way to keep these matches in one's own calendar. */
export function CalendarBox({ context: { site, t }, page, entity, name }: CalendarBoxProps): JSX.Element {
  const path = calendarFilePath(site, page, entity);
  return (
    <CalendarLinks
      title={t('calendarFile.title')}
      text={t('calendarFile.text')}
      subscribe={{
        href: new URL(path, site.origin).href.replace(/^https?:/, 'webcal:'),
        text: t('calendarFile.subscribe'),
        label: t('calendarFile.subscribeTo', { name }),
      }}
      download={{
        href: path,
        text: t('calendarFile.download'),
        label: t('calendarFile.downloadOf', { name }),
      }}
    />
  );
}

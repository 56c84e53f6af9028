import { ReaderTime } from '@cancha/ui/match/ReaderTime/ReaderTime.client';
import { ReaderZone } from '@cancha/ui/match/ReaderTime/ReaderZone';
import type { JSX } from 'react';
import type { SiteContext } from '@cancha/site/context/SiteContext';

/** Tells the kick-offs of a list by the reader's own clock too: `14:00 (17:00)`. `ZoneNote` says whose hours these are. */
export function ReaderHours({ context: { site } }: { context: SiteContext }): JSX.Element {
  return (
    <ReaderTime
      siteZone={site.timeZone}
      locale={site.formatLocale}
      hourStyle={site.hourStyle}
      text="({time})"
    />
  );
}

/** In whose time a page tells its hours. */
export function ZoneNote({ context: { brandConfig, t } }: { context: SiteContext }): JSX.Element {
  const zone = brandConfig.zoneName;
  return (
    <ReaderZone
      text={t('results.zone', { zone })}
      both={t('results.zoneAndYours', { zone, own: '{zone}' })}
    />
  );
}

import { ReaderZone } from '@cancha/ui/match/ReaderTime/ReaderZone';
import type { JSX } from 'react';
import type { SiteContext } from '@cancha/site/context/SiteContext';

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

import type { DeviceStatusLabels } from '@cancha/ui/device/DeviceStatus/DeviceStatus';
import type { SiteContext } from '../context/SiteContext';

/** What is said when something was kept, let go or refused. */
export const statusWords = ({ t }: Pick<SiteContext, 't'>): Required<DeviceStatusLabels> => ({
  removed: t('device.status.removed'),
  forgotten: t('device.status.forgotten'),
  full: t('device.status.full'),
  refused: t('device.status.refused'),
});

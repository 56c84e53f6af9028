import type { SettingChoiceProps } from '@cancha/ui/device/SettingChoice/SettingChoice';
import type { DeviceStatusLabels } from '@cancha/ui/device/DeviceStatus/DeviceStatus';
import type { SiteContext } from '../context/SiteContext';

/** The colours of the pages, as a choice. */
export function schemeChoice({ t }: Pick<SiteContext, 't'>): SettingChoiceProps {
  return {
    name: 'scheme',
    title: t('device.scheme'),
    usual: 'system',
    options: [
      { value: 'system', label: t('device.schemeSystem') },
      { value: 'light', label: t('device.schemeLight') },
      { value: 'dark', label: t('device.schemeDark') },
    ],
  };
}

/** The size of running text, as a choice: from small to very large. */
export function textSizeChoice({ t }: Pick<SiteContext, 't'>): SettingChoiceProps {
  return {
    name: 'textSize',
    title: t('device.textSize'),
    usual: 'normal',
    options: [
      { value: 'small', label: t('device.textSmall'), letter: 0.9 },
      { value: 'normal', label: t('device.textNormal'), letter: 1 },
      { value: 'large', label: t('device.textLarge'), letter: 1.2 },
      { value: 'largest', label: t('device.textLargest'), letter: 1.45 },
    ],
  };
}

/** What is said when something was kept, let go or refused. */
export const statusWords = ({ t }: Pick<SiteContext, 't'>): Required<DeviceStatusLabels> => ({
  removed: t('device.status.removed'),
  forgotten: t('device.status.forgotten'),
  full: t('device.status.full'),
  refused: t('device.status.refused'),
});

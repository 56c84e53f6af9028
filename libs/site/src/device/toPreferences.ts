import { buildPath } from '@cancha/routing/buildPath';
import type { SiteContext } from '../context/SiteContext';
import type { PreferencesFormProps } from './PreferencesForm';
import { schemeChoice, statusWords, textSizeChoice } from './settingWords';

/** What the dialog of preferences shows: the form of the page, with what is around it. */
export type Preferences = { title: string; close: string; form: PreferencesFormProps };

export function toPreferences(context: Pick<SiteContext, 'site' | 't'>): Preferences {
  const { site, t } = context;
  return {
    title: t('device.preferences'),
    close: t('overlay.close'),
    form: {
      scheme: schemeChoice(context),
      textSize: { ...textSizeChoice(context), hint: t('device.textSizeHint') },
      sample: t('device.sample'),
      history: {
        title: t('device.history'),
        keep: t('device.historyKeep'),
        hint: t('device.historyHint'),
        forgetRead: t('device.historyForget'),
        forgetSaved: t('device.savedForget'),
      },
      status: statusWords(context),
      saved: { href: buildPath(site, 'saved', {}), text: t('device.saved') },
    },
  };
}

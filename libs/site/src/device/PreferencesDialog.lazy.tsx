import { SettingChoice } from '@cancha/ui/device/SettingChoice/SettingChoice';
import { DeviceStatus } from '@cancha/ui/device/DeviceStatus/DeviceStatus';
import { openOverlay, type OverlayProps } from '@cancha/ui/overlay/openOverlay.lazy';
import { Sheet } from '@cancha/ui/overlay/Sheet/Sheet.lazy';
import { useEffect, type JSX } from 'react';
import { PreferencesForm } from './PreferencesForm';
import { showControls } from './showControls';
import type { Preferences } from './toPreferences';

/** All of them, or the size of the text alone. */
export type PreferencesPart = 'preferences' | 'textSize';

type PreferencesDialogProps = OverlayProps & { preferences: Preferences; part: PreferencesPart };

/** The preferences over the page, which shows at once what is chosen. */
function PreferencesDialog(props: PreferencesDialogProps): JSX.Element {
  const { preferences, part, ...overlay } = props;
  const { title, close, form } = preferences;
  const isWhole = part === 'preferences';
  return (
    <Sheet {...overlay} title={isWhole ? title : form.textSize.title} labels={{ close }}>
      {isWhole ? (
        <PreferencesForm {...form} />
      ) : (
        <>
          <SettingChoice {...form.textSize} isTitleHidden />
          <DeviceStatus labels={form.status} />
        </>
      )}
      <ControlsOnStored />
    </Sheet>
  );
}

/** Puts the controls on what is stored, once they are there. */
function ControlsOnStored(): null {
  useEffect(showControls, []);
  return null;
}

export function openPreferencesDialog(
  opener: HTMLElement,
  preferences: Preferences,
  part: PreferencesPart,
): void {
  openOverlay(opener, (overlay) => <PreferencesDialog {...overlay} {...{ preferences, part }} />);
}

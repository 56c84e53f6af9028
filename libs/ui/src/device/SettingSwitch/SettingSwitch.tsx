import type { ChangeEvent, JSX } from 'react';
import { deviceAttributes } from '../deviceAttributes';
import styles from './SettingSwitch.module.css';

export type SettingSwitchProps = {
  /** Name of the setting, which is `on` or `off`. */
  name: string;
  title: string;
  /** Below the title. */
  hint?: string;
  /** Whoever keeps it elsewhere than in the settings says how it stands. */
  kept?: { isOn: boolean; isFixed: boolean; onChange: (isOn: boolean) => void };
};

/** On until the stored setting is known. */
export function SettingSwitch({ name, title, hint, kept }: SettingSwitchProps): JSX.Element {
  const state = kept
    ? {
        name,
        checked: kept.isOn,
        disabled: kept.isFixed,
        onChange: ({ target }: ChangeEvent<HTMLInputElement>) => kept.onChange(target.checked),
      }
    : { defaultChecked: true, [deviceAttributes.setting]: name };
  return (
    <label className={styles['switch']}>
      <input type="checkbox" role="switch" {...state} />
      <span aria-hidden="true" className={styles['track']} />
      <span className={styles['words']}>
        <b>{title}</b>
        {hint ? <span>{hint}</span> : null}
      </span>
    </label>
  );
}

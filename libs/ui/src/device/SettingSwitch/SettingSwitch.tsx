import type { JSX } from 'react';
import { deviceAttributes } from '../deviceAttributes';
import styles from './SettingSwitch.module.css';

export type SettingSwitchProps = {
  /** Name of the setting, which is `on` or `off`. */
  name: string;
  title: string;
  /** Below the title. */
  hint?: string;
};

/** On until the stored setting is known. */
export function SettingSwitch({ name, title, hint }: SettingSwitchProps): JSX.Element {
  return (
    <label className={styles['switch']}>
      <input type="checkbox" role="switch" defaultChecked {...{ [deviceAttributes.setting]: name }} />
      <span aria-hidden="true" className={styles['track']} />
      <span className={styles['words']}>
        <b>{title}</b>
        {hint ? <span>{hint}</span> : null}
      </span>
    </label>
  );
}

import type { JSX } from 'react';
import { deviceAttributes } from '../deviceAttributes';
import styles from './SettingSwitch.module.css';

export type SettingSwitchProps = {
  /** The setting's name. It is `on` or `off`. */
  name: string;
  title: string;
  /** Under the title: what it does. */
  hint?: string;
};

/** On or off: on until the reader's own choice is known. */
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

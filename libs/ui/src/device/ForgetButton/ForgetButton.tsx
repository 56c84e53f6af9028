import type { JSX } from 'react';
import { deviceAttributes, type DeviceAct } from '../deviceAttributes';
import styles from './ForgetButton.module.css';

type ForgetButtonProps = { act: Extract<DeviceAct, `forget${string}`>; label: string };

/** Deletes a list that is kept on the device. */
export function ForgetButton({ act, label }: ForgetButtonProps): JSX.Element {
  return (
    <button type="button" className={styles['forget']} {...{ [deviceAttributes.act]: act }}>
      {label}
    </button>
  );
}

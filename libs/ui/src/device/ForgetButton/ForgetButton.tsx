import type { JSX } from 'react';
import { deviceAttributes, type DeviceAction } from '../deviceAttributes';
import styles from './ForgetButton.module.css';

type ForgetButtonProps = { action: Extract<DeviceAction, `forget${string}`>; label: string };

/** Deletes a list on the device. */
export function ForgetButton({ action, label }: ForgetButtonProps): JSX.Element {
  return (
    <button type="button" className={styles['forget']} {...{ [deviceAttributes.action]: action }}>
      {label}
    </button>
  );
}

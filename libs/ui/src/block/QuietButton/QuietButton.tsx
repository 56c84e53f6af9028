import type { JSX } from 'react';
import { deviceAttributes, type DeviceAction } from '../../device/deviceAttributes';
import styles from './QuietButton.module.css';

export type QuietButtonProps = { label: string } & (
  { action: Extract<DeviceAction, `forget${string}`> } | { onClick: () => void }
);

/** For what nobody is led to: deletes what is kept on the device, allows, tries again. */
export function QuietButton({ label, ...does }: QuietButtonProps): JSX.Element {
  const answer = 'action' in does ? { [deviceAttributes.action]: does.action } : does;
  return (
    <button type="button" className={styles['quiet']} {...answer}>
      {label}
    </button>
  );
}

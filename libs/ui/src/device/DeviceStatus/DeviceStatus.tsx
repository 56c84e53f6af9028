import type { JSX } from 'react';
import { deviceAttributes } from '../deviceAttributes';
import styles from './DeviceStatus.module.css';

/** What is said when the device keeps nothing, and when something was let go. */
export type DeviceStatusLabels = { full: string; refused: string; removed?: string; forgotten?: string };

/** Where what came of a tap is said. It brings its labels along; empty, it takes no room. */
export function DeviceStatus({ labels }: { labels: DeviceStatusLabels }): JSX.Element {
  const attributes = Object.entries(labels).map(([outcome, text]) => [`data-on-${outcome}`, text]);
  return (
    <p
      role="status"
      className={styles['status']}
      {...{ [deviceAttributes.status]: '' }}
      {...Object.fromEntries(attributes)}
    />
  );
}

import type { JSX } from 'react';
import { deviceAttributes } from '../deviceAttributes';
import styles from './DeviceStatus.module.css';

export type DeviceStatusLabels = { full: string; refused: string; removed?: string; forgotten?: string };

/** Live region for the result of an action. Its texts are data attributes. */
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

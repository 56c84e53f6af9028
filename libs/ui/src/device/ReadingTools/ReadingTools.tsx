import type { JSX } from 'react';
import { DeviceStatus, type DeviceStatusLabels } from '../DeviceStatus/DeviceStatus';
import { SaveButton } from '../SaveButton/SaveButton';
import { deviceAttributes, jsOnlyClass } from '../deviceAttributes';
import styles from './ReadingTools.module.css';

export type ReadingToolsProps = {
  /** The article to save, as JSON. */
  article: string;
  /** The page of preferences. */
  preferences: string;
  labels: { save: string; textSize: string; smaller: string; larger: string; status: DeviceStatusLabels };
};

/**
 * Save button and text size of an article, which on a phone opens in a sheet. Hidden without JavaScript. Small HTML, as
 * every article has it.
 */
export function ReadingTools({ article, preferences, labels }: ReadingToolsProps): JSX.Element {
  return (
    <div className={`${jsOnlyClass} ${styles['tools']}`}>
      <SaveButton article={article} label={labels.save} />
      {(['smaller', 'larger'] as const).map((action) => (
        <button
          key={action}
          type="button"
          className={styles['step']}
          {...{ [deviceAttributes.action]: action }}
        >
          <span aria-hidden="true">{action === 'smaller' ? 'A−' : 'A+'}</span>
          <span className="srOnly">{labels[action]}</span>
        </button>
      ))}
      <a className={styles['size']} href={preferences} {...{ [deviceAttributes.action]: 'textSize' }}>
        <span aria-hidden="true">Aa</span>
        <span className="srOnly">{labels.textSize}</span>
      </a>
      <DeviceStatus labels={labels.status} />
    </div>
  );
}

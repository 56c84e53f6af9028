import type { JSX } from 'react';
import { DeviceStatus, type DeviceStatusWords } from '../DeviceStatus/DeviceStatus';
import { SaveButton } from '../SaveButton/SaveButton';
import { deviceAttributes, scripted } from '../deviceAttributes';
import styles from './ReadingTools.module.css';

export type ReadingToolsProps = {
  /** The article as JSON, as it is to be kept. */
  article: string;
  labels: { save: string; smaller: string; larger: string; status: DeviceStatusWords };
};

/**
 * What a reader may do with an article here: keep it, and set its text smaller or larger. Nothing without JavaScript.
 * Its markup comes with every article: it is short on purpose.
 */
export function ReadingTools({ article, labels }: ReadingToolsProps): JSX.Element {
  return (
    <div className={`${scripted} ${styles['tools']}`}>
      <SaveButton article={article} label={labels.save} />
      {(['smaller', 'larger'] as const).map((act) => (
        <button key={act} type="button" className={styles['step']} {...{ [deviceAttributes.act]: act }}>
          <span aria-hidden="true">{act === 'smaller' ? 'A−' : 'A+'}</span>
          <span className="srOnly">{labels[act]}</span>
        </button>
      ))}
      <DeviceStatus words={labels.status} />
    </div>
  );
}

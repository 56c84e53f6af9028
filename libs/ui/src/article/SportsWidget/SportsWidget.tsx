import type { JSX } from 'react';
import { deviceAttributes, jsOnlyClass } from '../../device/deviceAttributes';
import styles from './SportsWidget.module.css';
import { sportsWidgetAttributes } from './sportsWidgetAttributes';

type SportsWidgetProps = {
  /** Of the provider, as JSON. */
  widget: string;
  labels: {
    /** "Datos de Opta". */
    what: string;
    /** "Permitir y cargar los datos", on the button. */
    allow: string;
    /** Who learns what, and what else is allowed. */
    note: string;
    /** "No pudimos cargar los datos". */
    failed: string;
  };
};

/** Placeholder of a widget with sports data. Nothing is loaded before it is allowed, and the space is reserved. */
export function SportsWidget({ widget, labels }: SportsWidgetProps): JSX.Element {
  return (
    <div className={styles['widget']} {...{ [sportsWidgetAttributes.place]: widget }}>
      <p className={styles['what']}>{labels.what}</p>
      <button
        type="button"
        className={`${jsOnlyClass} ${styles['allow']}`}
        {...{ [deviceAttributes.action]: 'allowFeatures' }}
      >
        {labels.allow}
      </button>
      <p className={`${jsOnlyClass} ${styles['note']}`}>{labels.note}</p>
      <p role="status" {...{ [sportsWidgetAttributes.failed]: labels.failed }} />
    </div>
  );
}

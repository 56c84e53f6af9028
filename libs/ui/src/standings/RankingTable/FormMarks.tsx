import type { JSX } from 'react';
import styles from './FormMarks.module.css';
import type { FormResult } from './RankingRow';

export type FormLabels = Readonly<Record<FormResult, { short: string; long: string }>>;

type FormMarksProps = { form: readonly FormResult[]; labels: FormLabels };

/** Recent results by shape and letter, the newest on the right. */
export function FormMarks({ form, labels }: FormMarksProps): JSX.Element {
  return (
    <>
      <span className="srOnly">{form.map((result) => labels[result].long).join(', ')}</span>
      <span className={styles['form']} aria-hidden="true">
        {form.map((result, i) => (
          <span key={i} className={styles[result]}>
            {labels[result].short}
          </span>
        ))}
      </span>
    </>
  );
}

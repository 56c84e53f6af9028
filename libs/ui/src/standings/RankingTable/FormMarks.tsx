import type { JSX } from 'react';
import styles from './FormMarks.module.css';
import type { FormResult } from './RankingRow';

export type FormLabels = Readonly<Record<FormResult, { short: string; long: string }>>;

type FormMarksProps = { form: readonly FormResult[]; labels: FormLabels };

/** Elements of a letter in place of classes: the tables of a World Cup have 150 of them. Who listens hears words instead. */
const marks = { won: 'b', drawn: 'i', lost: 's' } as const;

/** Recent results by shape and letter, the newest on the right. */
export function FormMarks({ form, labels }: FormMarksProps): JSX.Element {
  return (
    <>
      <span className="srOnly">{form.map((result) => labels[result].long).join(', ')}</span>
      <span className={styles['form']} aria-hidden="true">
        {form.map((result, i) => {
          const Mark = marks[result];
          return <Mark key={i}>{labels[result].short}</Mark>;
        })}
      </span>
    </>
  );
}

import type { JSX } from 'react';
import { FormMarks, type FormLabels } from '../../standings/RankingTable/FormMarks';
import type { FormResult } from '../../standings/RankingTable/RankingRow';
import styles from './FormLine.module.css';

type FormLineProps = {
  title: string;
  /** The newest last. */
  form: readonly FormResult[];
  labels: FormLabels;
  /** The run a team is on: "5 partidos sin perder". */
  streak: string | null;
};

/** How a team is doing. Nothing where nothing was played. */
export function FormLine({ title, form, labels, streak }: FormLineProps): JSX.Element | null {
  if (form.length === 0) return null;
  return (
    <p className={styles['line']}>
      <span>{title}</span>
      <FormMarks form={form} labels={labels} />
      {streak ? <b>{streak}</b> : null}
    </p>
  );
}

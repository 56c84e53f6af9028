import type { JSX } from 'react';
import { FormMarks, type FormLabels } from '../../standings/RankingTable/FormMarks';
import type { FormResult } from '../../standings/RankingTable/RankingRow';
import styles from './FormLine.module.css';

type FormLineProps = {
  title: string;
  /** The newest last. */
  form: readonly FormResult[];
  labels: FormLabels;
  /** "5 partidos sin perder". */
  streak: string | null;
  /** What the results are part of, where they are not all there are. */
  note?: string | null;
};

/** Recent form of a team. Nothing without matches. */
export function FormLine({ title, form, labels, streak, note = null }: FormLineProps): JSX.Element | null {
  if (form.length === 0) return null;
  return (
    <p className={styles['line']}>
      <span>{title}</span>
      <FormMarks form={form} labels={labels} />
      {streak ? <b>{streak}</b> : null}
      {note ? <small>{note}</small> : null}
    </p>
  );
}

import type { JSX, SubmitEventHandler } from 'react';
import { joinClasses } from '../../base/joinClasses';
import { Headline } from '../../text/Headline/Headline';
import styles from './Poll.module.css';
import { PollAnswers } from './PollAnswers';
import type { PollOption, PollStatus } from './PollOption';
import { PollResults } from './PollResults';

export type PollLabels = {
  vote: string;
  /** While the vote is on its way: "Enviando tu voto…". */
  voting: string;
  yourVote: string;
  closed: string;
  failed: string;
  /** "YA VOTARON 12 345 PERSONAS". */
  votes: (count: number) => string;
  /** "58 %". */
  share: (percent: number) => string;
};

export type PollProps = {
  /** Unique on the page. */
  id: string;
  question: string;
  /** Below the question, or empty. */
  description: string;
  options: readonly PollOption[];
  status: PollStatus;
  /** The reader's answer, selected or voted for. */
  choice: string | null;
  /** Form without JavaScript: fields besides `answer`. */
  form: { action: string; fields: Readonly<Record<string, string>> };
  /** Heading level of the question. Default 2. */
  level?: number;
  labels: PollLabels;
  /** Takes the vote where there is JavaScript; see `VotingPoll`. */
  onSubmit?: SubmitEventHandler<HTMLFormElement>;
};

const totalOf = (options: readonly PollOption[]): number | null =>
  options.some(({ votes }) => votes === null)
    ? null
    : options.reduce((sum, { votes }) => sum + Math.max(0, votes ?? 0), 0);

/** Status below the answers, read out when it changes. */
function statusText({ status, options, labels }: PollProps): string {
  if (status === 'voting' || status === 'failed') return labels[status];
  const total = totalOf(options);
  // No "0 votes".
  const votes = total === null || total === 0 || status === 'open' ? [] : [labels.votes(total)];
  return [...(status === 'closed' ? [labels.closed] : []), ...votes].join(' · ');
}

function PollForm({ id, question, options, status, choice, form, onSubmit }: PollProps): JSX.Element {
  return (
    <form id={`${id}-form`} method="post" action={form.action} {...(onSubmit ? { onSubmit } : {})}>
      {Object.entries(form.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <PollAnswers question={question} options={options} choice={choice} disabled={status === 'voting'} />
    </form>
  );
}

/** The answers or the results, in the same space: no layout shift after a vote. Nothing without answers. */
export function Poll(props: PollProps): JSX.Element | null {
  const { id, question, description, options, status, choice, level = 2, labels } = props;
  if (options.length === 0) return null;
  const isOver = status === 'voted' || status === 'closed';
  return (
    <section className={joinClasses(styles['poll'], styles[status])} aria-labelledby={id}>
      <Headline level={level} size="section" id={id}>
        {question}
      </Headline>
      {description ? <p className={styles['description']}>{description}</p> : null}
      {isOver ? <PollResults options={options} choice={choice} labels={labels} /> : <PollForm {...props} />}
      {/* Outside of the form, because the status line outlives it and takes its focus. */}
      <div className={styles['foot']}>
        {isOver ? null : (
          <button
            type="submit"
            form={`${id}-form`}
            className={styles['vote']}
            aria-disabled={status === 'voting'}
          >
            {labels.vote}
          </button>
        )}
        <p role="status" tabIndex={-1}>
          {statusText(props)}
        </p>
      </div>
    </section>
  );
}

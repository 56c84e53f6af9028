import type { JSX } from 'react';
import styles from './Poll.module.css';
import type { PollOption } from './PollOption';

type PollAnswersProps = {
  /** Accessible name of the group. */
  question: string;
  options: readonly PollOption[];
  choice: string | null;
  disabled: boolean;
};

export function PollAnswers({ question, options, choice, disabled }: PollAnswersProps): JSX.Element {
  return (
    <fieldset className={styles['answers']} disabled={disabled}>
      <legend className="srOnly">{question}</legend>
      {options.map(({ optionValue, label }, i) => (
        <label key={i} className={styles['answer']}>
          <input
            type="radio"
            name="answer"
            value={optionValue}
            defaultChecked={choice === optionValue}
            required
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

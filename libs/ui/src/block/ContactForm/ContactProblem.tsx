import type { JSX } from 'react';
import type { ContactFieldProps } from './ContactField';
import styles from './ContactForm.module.css';

/** Why a form was not sent. */
export type FormProblem = {
  message: string;
  /** What is wrong with single fields, by their names. */
  errors: Readonly<Record<string, string>>;
};

type ContactProblemProps = {
  id: string;
  problem: FormProblem | null;
  fields: readonly Pick<ContactFieldProps, 'name' | 'label'>[];
};

/** What is wrong, in short, with a link to each field that is. Read out when it comes; nothing to see without a problem. */
export function ContactProblem({ id, problem, fields }: ContactProblemProps): JSX.Element {
  const wrong = fields.filter(({ name }) => problem?.errors[name] !== undefined);
  return (
    <div role="alert">
      {problem ? (
        <div className={styles['problem']} tabIndex={-1}>
          <p>{problem.message}</p>
          {wrong.length > 0 ? (
            <ul>
              {wrong.map(({ name, label }) => (
                <li key={name}>
                  <a href={`#${id}-${name}`}>
                    {label}: {problem.errors[name]}
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

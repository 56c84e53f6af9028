import type { InputHTMLAttributes, JSX } from 'react';
import styles from './ContactForm.module.css';

/** One field as it is shown. */
export type ContactFieldProps = {
  /** Under which it is sent. */
  name: string;
  label: string;
  /** `long`: several lines. */
  kind: 'text' | 'email' | 'tel' | 'long';
  /** Takes a row for itself. */
  isWide?: boolean;
  autoComplete?: string;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  isRequired: boolean;
  maxLength: number;
};

type Props = ContactFieldProps & {
  /** Of the field in the page. */
  id: string;
  typed: string | undefined;
  error: string | undefined;
  /** The browser goes there as soon as the page is read. */
  hasFocus: boolean;
  isReadOnly: boolean;
  /** Beside the label of a field that may be left empty. */
  optional: string;
};

/** A field with its label above and what is wrong with it below. */
export function ContactField(props: Props): JSX.Element {
  const { id, label, kind, isWide = kind === 'long', isRequired, error, optional } = props;
  return (
    <div className={`${styles['field']} ${isWide ? styles['wide'] : ''}`}>
      <label htmlFor={id}>
        {label}
        {isRequired ? null : <span className={styles['optional']}> ({optional})</span>}
      </label>
      <Control {...props} />
      {error === undefined ? null : (
        <p id={`${id}-error`} className={styles['error']}>
          {error}
        </p>
      )}
    </div>
  );
}

function Control(props: Props): JSX.Element {
  const { id, name, kind, autoComplete, inputMode, isRequired, maxLength, typed, error, isReadOnly } = props;
  const shared = {
    ...{ id, name, maxLength, defaultValue: typed, readOnly: isReadOnly },
    autoFocus: props.hasFocus,
    // Said, but not enforced: the browser's own words would take the place of ours.
    ...(isRequired ? { 'aria-required': true } : {}),
    ...(autoComplete === undefined ? {} : { autoComplete }),
    ...(error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-error` }),
  };
  if (kind === 'long') return <textarea {...shared} rows={6} />;
  return <input {...shared} type={kind} {...(inputMode ? { inputMode } : {})} />;
}

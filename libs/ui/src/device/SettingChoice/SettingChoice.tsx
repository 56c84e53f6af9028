import type { JSX } from 'react';
import { deviceAttributes } from '../deviceAttributes';
import styles from './SettingChoice.module.css';

export type SettingOption = {
  value: string;
  label: string;
  /** Shown in the place of the word, which is still heard: a letter of that size, 1 being the usual one. */
  letter?: number;
};

export type SettingChoiceProps = {
  /** The setting's name, which is that of the group of buttons too: one of it on a page. */
  name: string;
  title: string;
  /** Under the title: what it changes. */
  hint?: string;
  /** In the order of their places. The first `usual` is marked until the reader's own choice is known. */
  options: readonly SettingOption[];
  usual: string;
};

/** One of a few: radio buttons side by side, under each other where they do not fit. */
export function SettingChoice({ name, title, hint, options, usual }: SettingChoiceProps): JSX.Element {
  return (
    <fieldset className={styles['choice']} {...(hint ? { 'aria-describedby': `${name}-hint` } : {})}>
      <legend>{title}</legend>
      {hint ? <p id={`${name}-hint`}>{hint}</p> : null}
      <div className={styles['options']}>
        {options.map(({ value, label, letter }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === usual}
              {...{ [deviceAttributes.setting]: name }}
            />
            <span>
              {letter === undefined ? (
                label
              ) : (
                <>
                  <b aria-hidden="true" style={{ fontSize: `${letter}em` }}>
                    A
                  </b>
                  <span className="srOnly">{label}</span>
                </>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import type { JSX } from 'react';
import { deviceAttributes } from '../deviceAttributes';
import styles from './SettingChoice.module.css';

export type SettingOption = {
  value: string;
  label: string;
  /** Shows a letter of this size (1 is default) instead of the label, which screen readers still get. */
  letter?: number;
};

export type SettingChoiceProps = {
  /** Name of the setting, and of the radio group. */
  name: string;
  title: string;
  /** For screen readers only: what is around it has the same heading. */
  isTitleHidden?: boolean;
  /** Below the title. */
  hint?: string;
  /** `usual` is checked until the stored setting is known. */
  options: readonly SettingOption[];
  usual: string;
};

/** Radio buttons in a row, which wraps. */
export function SettingChoice(props: SettingChoiceProps): JSX.Element {
  const { name, title, isTitleHidden = false, hint, options, usual } = props;
  return (
    <fieldset className={styles['choice']} {...(hint ? { 'aria-describedby': `${name}-hint` } : {})}>
      <legend {...(isTitleHidden ? { className: 'srOnly' } : {})}>{title}</legend>
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

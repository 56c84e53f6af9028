import type { JSX } from 'react';
import styles from './ChoicePicker.module.css';

export type ChoiceGroup = {
  /** `null`: options without a group. */
  title: string | null;
  options: readonly { value: string; text: string }[];
};

export type ChoicePickerProps = {
  /** Unique on the page. */
  id: string;
  label: string;
  /** Form action. A query in it is replaced. */
  action: string;
  /** Name of the query parameter. */
  name: string;
  value: string;
  groups: readonly ChoiceGroup[];
  submit: string;
};

/**
 * A select in a GET form, which gives an address that can be shared. Where scripts run the page sends it as soon as
 * something is chosen; its button is for where none do.
 */
export function ChoicePicker(props: ChoicePickerProps): JSX.Element {
  const { id, label, action, name, value, groups, submit } = props;
  return (
    <form className={`${styles['picker']} noPrint`} action={action} method="get" data-picker="">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={value} autoComplete="off">
        {groups.map(({ title, options }, i) =>
          title === null ? (
            <Options key={i} options={options} />
          ) : (
            <optgroup key={title} label={title}>
              <Options options={options} />
            </optgroup>
          ),
        )}
      </select>
      <button type="submit">{submit}</button>
    </form>
  );
}

function Options({ options }: Pick<ChoiceGroup, 'options'>): JSX.Element {
  return (
    <>
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </>
  );
}

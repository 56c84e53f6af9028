import type { JSX } from 'react';
import styles from './ChoicePicker.module.css';

export type ChoiceGroup = {
  /** `null`: the options stand by themselves. */
  title: string | null;
  options: readonly { value: string; text: string }[];
};

export type ChoicePickerProps = {
  /** Of the field: two on a page need different ones. */
  id: string;
  label: string;
  /** The page that shows what is chosen; what it has in its query is replaced. */
  action: string;
  /** How the query names the choice. */
  name: string;
  value: string;
  groups: readonly ChoiceGroup[];
  submit: string;
};

/** One of many, by a plain form: it works without JavaScript, and leads to an address that can be shared. */
export function ChoicePicker(props: ChoicePickerProps): JSX.Element {
  const { id, label, action, name, value, groups, submit } = props;
  return (
    <form className={styles['picker']} action={action} method="get" data-picker="">
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

import type { JSX } from 'react';
import styles from './SearchForm.module.css';

export type SearchFormProps = {
  /** Page of the results. */
  action: string;
  /** Id of the field, unique on the page. */
  id: string;
  /** What was searched for. */
  value?: string;
  labels: {
    /** Accessible name of the field: "Buscar en el sitio". */
    field: string;
    /** In the empty field: what can be searched for. */
    example: string;
    submit: string;
  };
};

/** The longest text that a search takes. */
export const longestSearch = 100;

/** A field for a search, as a GET form: it works without JavaScript, and its results have an address. */
export function SearchForm({ action, id, value = '', labels }: SearchFormProps): JSX.Element {
  return (
    <form className={styles['form']} action={action} method="get" role="search">
      <label className="srOnly" htmlFor={id}>
        {labels.field}
      </label>
      <input
        id={id}
        type="search"
        name="q"
        dir="auto"
        defaultValue={value}
        placeholder={labels.example}
        maxLength={longestSearch}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
      />
      <button type="submit">
        <span className="srOnly">{labels.submit}</span>
      </button>
    </form>
  );
}

import type { FormField, FormRow } from '@cancha/integrations/ports/ReaderForms';

/** What is checked of a field, in the browser and on the server. */
export type FieldRule = { name: FormField; isRequired: boolean; isEmail: boolean; maxLength: number };

export const fieldRules = ({ fields, required }: FormRow): FieldRule[] =>
  fields.map((name) => ({
    name,
    isRequired: required.includes(name),
    isEmail: name === 'email',
    maxLength: name === 'consultation' ? 5000 : 254,
  }));

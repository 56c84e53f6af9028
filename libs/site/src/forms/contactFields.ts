import type { FormField, FormRow } from '@cancha/integrations/ports/ReaderForms';
import type { ContactFieldProps } from '@cancha/ui/block/ContactForm/ContactField';
import type { Translate } from '../context/createSiteTranslator';
import { fieldRules } from './fieldRules';

type Look = Omit<ContactFieldProps, 'name' | 'label' | 'isRequired' | 'maxLength'>;

/** How a field looks, and what the browser may fill it with. */
const looks: Readonly<Record<FormField, Look>> = {
  name: { kind: 'text', autoComplete: 'given-name' },
  lastName: { kind: 'text', autoComplete: 'family-name' },
  fullName: { kind: 'text', autoComplete: 'name' },
  // Some countries have letters in it.
  dni: { kind: 'text', autoComplete: 'off' },
  email: { kind: 'email', autoComplete: 'email', inputMode: 'email' },
  city: { kind: 'text', autoComplete: 'address-level2' },
  consultation: { kind: 'long' },
  address: { kind: 'text', autoComplete: 'address-line1', isWide: true },
  phone: { kind: 'tel', autoComplete: 'tel', inputMode: 'tel' },
};

/** The fields of a form, in the words of its site. */
export const contactFields = (row: FormRow, t: Translate): ContactFieldProps[] =>
  fieldRules(row).map(({ name, isRequired, maxLength }) => ({
    ...{ name, isRequired, maxLength },
    ...looks[name],
    label: t(`contact.${name}`),
  }));

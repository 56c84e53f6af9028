import type { FormRow } from '@cancha/integrations/ports/ReaderForms';
import { buildPath } from '@cancha/routing/buildPath';
import type { JSX } from 'react';
import type { SiteContext } from '../context/SiteContext';
import { contactFields } from './contactFields';
import { fieldRules } from './fieldRules';
import { minutesLater } from './postForm';
import type { ReturnedForm } from './returnedForms';
import { SiteContactForm } from './SiteContactForm.client';

type SiteFormProps = {
  context: SiteContext;
  row: FormRow;
  /** Path of the page it stands on, where it is posted to. */
  action: string;
  /** It was posted without JavaScript, and not sent. */
  returned: ReturnedForm | null;
};

/** A form of a site. */
export function SiteForm({ context, row, action, returned }: SiteFormProps): JSX.Element {
  const { site, t } = context;
  return (
    <SiteContactForm
      id="contact"
      action={action}
      thankYou={buildPath(site, 'thankYou', {})}
      fields={contactFields(row, t)}
      rules={fieldRules(row)}
      typed={returned?.typed ?? null}
      problem={returned?.problem ?? null}
      sendingKey={returned?.key ?? null}
      labels={{
        submit: t('contact.submit'),
        sending: t('contact.sending'),
        optional: t('contact.optional'),
        success: t('contact.success'),
        failure: t('contact.failure'),
        trap: t('contact.trap'),
        check: t('contact.check'),
        tooMany: t('contact.tooMany', minutesLater),
        required: t('contact.required'),
        invalidEmail: t('contact.invalidEmail'),
        tooLong: t('contact.tooLong'),
      }}
    />
  );
}

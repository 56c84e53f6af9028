import type { SignUpOutcome } from '@cancha/data-access/newsletter/signUp';
import type { ReaderForms } from '@cancha/integrations/ports/ReaderForms';
import { submitOnce } from '../forms/submitOnce';

type SignUpArgs = {
  /** Of the newsletter in the CMS. */
  form: string;
  email: string;
};

/**
 * Signs an address up by the calls of the CMS, as `signUp` does by those of our own backend: an address that the CMS does
 * not know is new, and where nothing can be known nobody is signed up.
 */
export async function signUpAtCms(forms: ReaderForms, { form, email }: SignUpArgs): Promise<SignUpOutcome> {
  const found = await forms.find(form, email);
  if (found === 'known') return 'alreadyRegistered';
  if (found === 'failed') return 'failure';
  const outcome = await submitOnce(forms, { form, fields: { email }, key: null });
  return outcome === 'stored' ? 'success' : 'failure';
}

import { processSingleton } from '@cancha/data-access/api/processSingleton';
import type { ReaderForms } from '@cancha/integrations/ports/ReaderForms';

const target = () => processSingleton('reader-forms', (): { forms: ReaderForms | null } => ({ forms: null }));

/** Where the forms of this process are sent from now on; an app says so once, when it starts. */
export function sendFormsTo(forms: ReaderForms): void {
  target().forms = forms;
}

const nowhere: ReaderForms = {
  submit: async () => Promise.resolve('refused'),
  find: async () => Promise.resolve('failed'),
};

export const readerForms = (): ReaderForms => target().forms ?? nowhere;

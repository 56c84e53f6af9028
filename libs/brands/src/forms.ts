import type { FormRow } from '@cancha/integrations/ports/ReaderForms';

/** The usual form of contact, under its id in the CMS. */
export const contactForm = (id: string): FormRow => ({
  id,
  fields: ['name', 'lastName', 'email', 'phone', 'dni', 'city', 'consultation'],
  required: ['name', 'email', 'consultation'],
});

/** The usual form of who wants to advertise. */
export const advertisingForm = (id: string): FormRow => ({
  id,
  fields: ['fullName', 'email', 'phone', 'city', 'address', 'consultation'],
  required: ['fullName', 'email', 'consultation'],
});

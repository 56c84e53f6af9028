import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { withMessages } from '../../stories/withMessages';
import { ContactForm } from './ContactForm.client';
import type { FormProblem } from './ContactProblem';

const field = (name: string, label: string, isRequired = false) =>
  ({ name, label, kind: 'text', isRequired, maxLength: 200 }) as const;

const meta = {
  component: ContactForm,
  parameters: { frame: 'text' },
  args: {
    id: 'contact',
    action: '/info/contacto',
    onSubmit: fn(async (): Promise<FormProblem | null> => Promise.resolve(null)),
    fields: [],
    labels: { submit: '', sending: '', optional: '', success: '', failure: '', trap: '' },
  },
  decorators: [
    withMessages(({ contact }) => ({
      labels: contact,
      fields: [
        { ...field('name', contact.name, true), autoComplete: 'given-name' },
        { ...field('lastName', contact.lastName), autoComplete: 'family-name' },
        { ...field('email', contact.email, true), kind: 'email', autoComplete: 'email', inputMode: 'email' },
        { ...field('phone', contact.phone), kind: 'tel', autoComplete: 'tel', inputMode: 'tel' },
        { ...field('consultation', contact.consultation, true), kind: 'long', maxLength: 5000 },
      ],
    })),
  ],
} satisfies Meta<typeof ContactForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const wrong: FormProblem = {
  message: 'Revisa estos campos',
  errors: { name: 'Completa este campo', email: 'Ingresa un email válido' },
};

export const Empty: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = canvas.getByRole('textbox', { name: 'Nombre' });
    // The words are ours, not the browser's.
    await expect(name).toHaveAttribute('aria-required', 'true');
    await expect(name).not.toHaveAttribute('required');
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await expect(canvas.getAllByRole('textbox')).toHaveLength(5);
  },
};

/** As the page comes back without JavaScript. */
export const WithErrors: Story = {
  tags: ['visual'],
  args: { typed: { email: 'ana@', consultation: '¿Cómo anuncio?' }, problem: wrong },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription('Ingresa un email válido');
    await expect(email).toHaveValue('ana@');
    await expect(canvas.getByRole('link', { name: /^Nombre: / })).toHaveAttribute('href', '#contact-name');
    // A page's first wrong field has the focus. Storybook hides what it prepares, and what is hidden takes none.
    canvas.getByRole('textbox', { name: 'Nombre' }).focus();
  },
};

export const FirstWrongFieldHasTheFocus: Story = {
  args: { onSubmit: fn(async () => Promise.resolve(wrong)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ana@');
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('textbox', { name: 'Nombre' })).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Revisa estos campos');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('ana@');
  },
};

/** Two taps are one sending. */
export const Sending: Story = {
  tags: ['visual'],
  args: { onSubmit: fn(async () => new Promise<null>(() => undefined)) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const name = canvas.getByRole('textbox', { name: 'Nombre' });
    await userEvent.type(name, 'Ana{Enter}{Enter}');
    await expect(canvas.getByRole('button', { name: 'Enviando…' })).toBeDisabled();
    await expect(name).toHaveValue('Ana');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const Failed: Story = {
  tags: ['visual'],
  args: { onSubmit: fn(async () => Promise.reject(new Error('offline'))) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = canvas.getByRole('textbox', { name: 'Nombre' });
    await userEvent.type(name, 'Ana{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Ha ocurrido un error, por favor intenta más tarde',
    );
    await expect(name).toHaveValue('Ana');
    await expect(canvas.getByRole('button', { name: 'Enviar' })).toBeEnabled();
  },
};

export const TooMany: Story = {
  args: {
    problem: {
      message: 'Recibimos demasiados envíos desde tu conexión. Intenta de nuevo en 10 min',
      errors: {},
    },
    typed: { name: 'Ana' },
  },
};

export const Sent: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = canvas.getByRole('textbox', { name: 'Nombre' });
    await userEvent.type(name, 'Ana{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Formulario enviado con éxito');
    await expect(name).toHaveValue('');
  },
};

export const OnANarrowScreen: Story = {
  globals: { viewport: { value: 'w320' } },
  args: { problem: { ...wrong, message: 'Internacionalización '.repeat(8).trim() } },
};

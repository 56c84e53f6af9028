import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NewsletterForm } from './NewsletterForm.client';

const meta = {
  component: NewsletterForm,
  args: {
    action: '/api/newsletter',
    onSubmit: fn(async (): Promise<boolean | undefined> => Promise.resolve(true)),
    labels: {
      inputPlaceholder: 'INGRESA TU EMAIL',
      submit: 'Enviar',
      empty: 'Por favor ingresa tu email',
      invalid: 'Debe ingresar un email válido',
      failure: 'Ha ocurrido un error, por favor intenta más tarde',
    },
  },
} satisfies Meta<typeof NewsletterForm>;
export default meta;

type Story = StoryObj<typeof meta>;

function partsOf(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  return {
    field: canvas.getByRole<HTMLInputElement>('textbox', { name: 'INGRESA TU EMAIL' }),
    button: canvas.getByRole('button', { name: 'Enviar' }),
    status: canvas.getByRole('status'),
  };
}

const submits = (typed: string, said: string, left: string): NonNullable<Story['play']> => {
  return async ({ canvasElement }) => {
    const { field, button, status } = partsOf(canvasElement);
    if (typed) await userEvent.type(field, typed);
    await userEvent.click(button);
    await expect(status).toHaveTextContent(said);
    await expect(field).toHaveValue(left);
    await expect(button).toBeEnabled();
  };
};

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const { status, field } = partsOf(canvasElement);
    await expect(status).toBeEmptyDOMElement();
    await expect(field).not.toBeRequired();
  },
};

export const Typing: Story = {
  play: async ({ canvasElement }) => {
    const { field, status } = partsOf(canvasElement);
    await userEvent.type(field, 'ana@corr');
    await expect(status).toBeEmptyDOMElement();
  },
};

export const Pending: Story = {
  args: { onSubmit: fn(async () => new Promise<boolean>(() => undefined)) },
  play: async ({ args, canvasElement }) => {
    const { field, button } = partsOf(canvasElement);
    await userEvent.type(field, 'ana@correo.com{Enter}{Enter}');
    await expect(button).toBeDisabled();
    await expect(field).toHaveValue('ana@correo.com');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const Success: Story = {
  args: { result: { text: 'Te has registrado correctamente', isGood: true } },
  play: async (context) => {
    await submits(' Ana@correo.com ', 'Te has registrado correctamente', '')(context);
    await expect(context.args.onSubmit).toHaveBeenCalledWith('ana@correo.com');
  },
};

export const AlreadyRegistered: Story = {
  args: {
    onSubmit: fn(async () => Promise.resolve(false)),
    result: { text: 'Tu email ya se encuentra registrado', isGood: false },
  },
  play: submits('ana@correo.com', 'Tu email ya se encuentra registrado', 'ana@correo.com'),
};

export const NothingTyped: Story = { play: submits('', 'Por favor ingresa tu email', '') };

export const Invalid: Story = {
  play: async (context) => {
    await submits('a+b@correo.com', 'Debe ingresar un email válido', 'a+b@correo.com')(context);
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
  },
};

/** As in footers: of what the browser lets through nothing is said. */
export const InvalidAndQuiet: Story = {
  args: { quiet: true },
  play: async (context) => {
    await submits('a+b@correo.com', '', 'a+b@correo.com')(context);
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
  },
};

/** What is no address at all is the browser's to say; nobody is asked. */
export const Malformed: Story = {
  play: async ({ args, canvasElement }) => {
    const { field, button, status } = partsOf(canvasElement);
    await userEvent.type(field, 'ana');
    await userEvent.click(button);
    await expect(field).toBeInvalid();
    await expect(status).toBeEmptyDOMElement();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

const failure = 'Ha ocurrido un error, por favor intenta más tarde';

export const Thrown: Story = {
  args: { onSubmit: fn(async () => Promise.reject(new Error('offline'))) },
  play: submits('ana@correo.com', failure, 'ana@correo.com'),
};

/** Only `true` clears the field: an answer that says nothing is a failure. */
export const NoAnswer: Story = {
  args: { onSubmit: fn(async () => Promise.resolve(undefined)) },
  play: submits('ana@correo.com', failure, 'ana@correo.com'),
};

export const TypingAgainTakesTheMessageAway: Story = {
  play: async (context) => {
    await submits('', 'Por favor ingresa tu email', '')(context);
    const { field, status } = partsOf(context.canvasElement);
    await userEvent.type(field, 'a');
    await expect(status).toBeEmptyDOMElement();
  },
};

export const LongWords: Story = {
  args: {
    labels: {
      ...meta.args.labels,
      inputPlaceholder: 'INTRODUZA O SEU ENDEREÇO DE CORREIO ELETRÓNICO',
      submit: 'Subscrever agora',
    },
    result: { text: 'Internacionalización '.repeat(15).slice(0, 300), isGood: false },
  },
};

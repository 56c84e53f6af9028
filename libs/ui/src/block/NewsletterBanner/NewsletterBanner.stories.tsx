import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { NewsletterOutcome } from '../NewsletterForm/NewsletterResult';
import { NewsletterForm } from '../NewsletterForm/NewsletterForm.client';
import { NewsletterBanner } from './NewsletterBanner';

const form = (result: NewsletterOutcome | null = null) => (
  <NewsletterForm
    action="/api/newsletter"
    onSubmit={async () => Promise.resolve(true)}
    result={result}
    labels={{
      inputPlaceholder: 'INGRESA TU EMAIL',
      submit: 'Enviar',
      empty: 'Por favor ingresa tu email',
      invalid: 'Debe ingresar un email válido',
      failure: 'Ha ocurrido un error, por favor intenta más tarde',
    }}
  />
);

const terms = 'Al registrarte aceptas los términos y condiciones';

const meta = {
  component: NewsletterBanner,
  parameters: { frame: 'bare' },
  args: {
    title: 'NO TE PIERDAS NADA',
    info: 'Las noticias de FCA, en tu correo.',
    terms,
    children: form(),
  },
} satisfies Meta<typeof NewsletterBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The terms are linked once: beside the form from a tablet on, below it on a phone. */
export const Usual: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: terms });
    await expect(link).toHaveAttribute('href', '/info/terminos-y-condiciones');
    await expect(link.closest('div')?.querySelector('form') !== null).toBe(window.innerWidth < 769);
  },
};

/** From a tablet on the form is 500 px wide. */
export const OnATablet: Story = {
  globals: { viewport: { value: 'w768' } },
};

export const FormMeasures: Story = {
  play: async ({ canvasElement }) => {
    const { clientWidth } = within(canvasElement).getByRole('textbox').closest('form') ?? document.body;
    if (window.innerWidth >= 769) await expect(clientWidth).toBe(500);
    else await expect(clientWidth).toBeLessThanOrEqual(window.innerWidth - 32);
  },
};

export const InAnotherLanguage: Story = {
  args: {
    title: 'DON’T MISS A THING',
    info: 'The news from FCA, in your inbox.',
    terms: 'By signing up you accept the terms and conditions',
    termsHref: '/info/terms-and-conditions',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute(
      'href',
      '/info/terms-and-conditions',
    );
  },
};

export const WithGoodNews: Story = {
  args: { children: form({ text: 'Te has registrado correctamente', isGood: true }) },
};

export const WithAMessage: Story = {
  args: { children: form({ text: 'Tu email ya se encuentra registrado', isGood: false }) },
};

export const LongWords: Story = {
  args: {
    title: 'Independiente del Valle vs. Deportivo Saprissa: todo, cada mañana',
    info: 'Internacionalización '.repeat(15).slice(0, 300),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longTitle } from '../../stories/storyArticles';
import { StateNote } from './StateNote';

const meta = {
  component: StateNote,
  args: {
    kind: 'empty',
    title: 'No hay noticias para mostrar.',
    hint: 'Vuelve a la portada o prueba con otra sección.',
  },
} satisfies Meta<typeof StateNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NoNews: Story = {};

export const NoMatches: Story = {
  args: {
    title: 'Hoy no hay partidos.',
    hint: 'El próximo es Portugal-España: lunes, 13:00, hora de Costa Rica.',
    action: { href: '/resultados/futbol?date=2026-07-06', text: 'Ver el lunes' },
  },
};

export const Failed: Story = {
  args: {
    kind: 'error',
    title: 'No pudimos cargar la tabla.',
    hint: 'Inténtalo en unos minutos. Las noticias siguen abajo.',
  },
};

/** Told as it happens, and with the age of what is shown. */
export const Stale: Story = {
  args: {
    kind: 'stale',
    title: 'El marcador puede estar atrasado.',
    age: 'Último dato hace 3 min.',
    hint: undefined,
    action: { href: '', text: 'Actualizar' },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('hace 3 min');
  },
};

export const Offline: Story = {
  args: {
    kind: 'offline',
    title: 'Sin conexión.',
    age: 'Ves lo último que guardamos: 19:31.',
    hint: undefined,
    action: { href: '', text: 'Reintentar' },
  },
};

export const InARail: Story = { parameters: { frame: 'rail' } };

export const ThreeHundredCharacters: Story = {
  args: { kind: 'error', title: longTitle, hint: longTitle },
  parameters: { frame: 'rail' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LiveBar } from './LiveBar';

const meta = {
  component: LiveBar,
  args: {
    state: 'live',
    stateText: 'En vivo',
    note: 'Al día a las 16:42',
    update: { href: '/mundial-2026/en-vivo.html', text: 'Actualizar' },
  },
} satisfies Meta<typeof LiveBar>;
export default meta;

type Story = StoryObj<typeof meta>;

const heightOf = (canvasElement: HTMLElement) => canvasElement.querySelector('div')?.offsetHeight;

export const Live: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Actualizar' });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(heightOf(canvasElement)).toBe(61);
  },
};

export const Finished: Story = { args: { state: 'finished', stateText: 'Finalizado' } };

/** As it is once posts have come: no higher than before, or what is read below would move. */
export const WithNewPosts: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    link.setAttribute('data-live-update', 'new');
    link.textContent = '12 entradas nuevas · 3 corregidas';
    await expect(heightOf(canvasElement)).toBe(61);
  },
};

export const Stale: Story = { args: { note: 'Sin actualizar desde las 16:42' } };

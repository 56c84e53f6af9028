import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SearchForm } from './SearchForm';

const meta = {
  component: SearchForm,
  parameters: { frame: 'column' },
  args: {
    action: '/buscar',
    id: 'busqueda',
    labels: { field: 'Buscar en el sitio', example: 'Equipo, jugador o torneo', submit: 'Buscar' },
  },
} satisfies Meta<typeof SearchForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A form like any other: what is typed is a part of the address. */
export const Empty: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Buscar en el sitio' });
    await expect(field).toHaveAttribute('name', 'q');
    await expect(canvas.getByRole('search')).toHaveAttribute('action', '/buscar');
    await expect(canvas.getByRole('button', { name: 'Buscar' })).toBeVisible();
  },
};

export const AfterASearch: Story = { args: { value: 'Lionel Messi' } };

/** What was typed stays on its side, whichever way it is written. */
export const RightToLeft: Story = { args: { value: 'ليونيل ميسي' } };

export const LongOnAPhone: Story = {
  args: { value: 'Eliminatorias de la Concacaf rumbo al Mundial de 2026, ronda final y repechaje' },
  globals: { viewport: { value: 'w320' } },
};

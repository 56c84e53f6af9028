import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ChoicePicker } from './ChoicePicker';

const weeks = (n: number, phase: string) =>
  Array.from({ length: n }, (_, i) => ({ value: `${phase}-${i + 1}`, text: `Jornada ${i + 1}` }));

const meta = {
  component: ChoicePicker,
  args: {
    id: 'jornada',
    label: 'Jornada',
    action: '/calendario',
    name: 'jornada',
    value: 'clausura-3',
    submit: 'Mostrar',
    groups: [
      { title: 'Apertura', options: weeks(22, 'apertura') },
      { title: 'Clausura', options: weeks(22, 'clausura') },
    ],
  },
} satisfies Meta<typeof ChoicePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoPhases: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Jornada' });
    await expect(field).toHaveValue('clausura-3');
    await expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    // For where no script runs.
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const OnePhase: Story = {
  args: { value: 'liga-1', groups: [{ title: null, options: weeks(38, 'liga') }] },
};

export const LongNameOnAPhone: Story = {
  args: {
    value: 'x',
    groups: [
      {
        title: null,
        options: [{ value: 'x', text: 'Semifinales del torneo de Apertura de la Primera División' }],
      },
    ],
  },
  globals: { viewport: { value: 'w320' } },
};

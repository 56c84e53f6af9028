import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DayPager } from './DayPager';

const meta = {
  component: DayPager,
  args: {
    previous: { href: '/resultados/futbol?date=2026-07-04', text: 'sáb 4 jul' },
    current: 'Hoy',
    next: { href: '/resultados/futbol?date=2026-07-06', text: 'lun 6 jul' },
    today: null,
    labels: { nav: 'Días', previous: 'Día anterior', next: 'Día siguiente' },
  },
} satisfies Meta<typeof DayPager>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Today: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Día anterior: sáb 4 jul' })).toHaveAttribute(
      'rel',
      'prev',
    );
    await expect(canvas.getByRole('link', { name: 'Día siguiente: lun 6 jul' })).toHaveAttribute(
      'rel',
      'next',
    );
  },
};

export const AnotherDay: Story = {
  args: { current: 'dom 5 jul', today: { href: '/resultados/futbol', text: 'Ir a hoy' } },
};

export const TheLastDayInReach: Story = { args: { next: null } };

export const TheFirstDayInReach: Story = { args: { previous: null } };

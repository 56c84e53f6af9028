import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { closesEveryWay } from '../../stories/closesEveryWay';
import { openDayCalendar } from '../DayCalendar/openDayCalendar.lazy';
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

/** A calendar of all days: below the button, or from below on a phone. */
export const OpensACalendar: Story = {
  args: {
    choice: {
      ...{ day: '2026-07-05', today: '2026-07-05', reach: 366 },
      href: '/resultados/futbol?date={day}',
      labels: {
        choose: 'Elegir un día',
        close: 'Cerrar',
        previousMonth: 'Mes anterior',
        nextMonth: 'Mes siguiente',
      },
    },
  },
  decorators: [
    // As the page's listener does.
    (Story) => (
      <div
        role="presentation"
        onClick={({ target }) => {
          const button = target instanceof Element ? target.closest('button') : null;
          if (button) void openDayCalendar(button);
        }}
      >
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Elegir un día' });
    await closesEveryWay({ opener, name: 'Elegir un día', close: 'Cerrar' });
  },
};

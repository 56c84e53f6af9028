import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { closesEveryWay } from '../../stories/closesEveryWay';
import { openDayCalendar } from '../DayCalendar/openDayCalendar.lazy';
import { DayStrip, type StripDay } from './DayStrip';

const weekdays = ['jue', 'vie', 'sáb', 'dom', 'lun', 'mar', 'mié'];
const days = Array.from({ length: 14 }, (_, at): StripDay => {
  const [weekday = '', date] = [weekdays[at % 7], String(at + 2)];
  const hasMatches = ![1, 6, 7, 10].includes(at);
  return {
    ...{ day: `2026-07-${date.padStart(2, '0')}`, weekday, date, hasMatches },
    href: at === 3 ? '/resultados/futbol' : `/resultados/futbol?date=2026-07-${date.padStart(2, '0')}`,
    label: `${weekday} ${date} jul${hasMatches ? ', con partidos' : ''}`,
    ...(at === 2 ? { rel: 'prev' } : at === 4 ? { rel: 'next' } : {}),
  };
});

const meta = {
  component: DayStrip,
  tags: ['visual'],
  args: {
    days,
    current: '2026-07-05',
    today: null,
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
    label: 'Días',
  },
} satisfies Meta<typeof DayStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Today: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links).toHaveLength(14);
    await expect(
      within(canvasElement).getByRole('link', { name: 'dom 5 jul, con partidos' }),
    ).toHaveAttribute('aria-current', 'date');
    for (const link of links) await expect(link.getBoundingClientRect().width).toBeGreaterThanOrEqual(48);
  },
};

export const AnotherDay: Story = {
  args: { current: '2026-07-08', today: { href: '/resultados/futbol', text: 'Ir a hoy' } },
};

/** A calendar of all days: below the button, or from below on a phone. */
export const OpensACalendar: Story = {
  tags: ['!visual'],
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

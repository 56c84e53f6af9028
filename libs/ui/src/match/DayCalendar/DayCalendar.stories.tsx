import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { withMessages } from '../../stories/withMessages';
import { withOverlay } from '../../stories/withOverlay';
import { DayCalendar } from './DayCalendar.lazy';
import { loadDateLocale } from './loadDateLocale';

const locales = new Map(
  await Promise.all(
    ['es', 'en', 'pt', 'pt-PT'].map(async (language) => [language, await loadDateLocale(language)] as const),
  ),
);

const meta = {
  component: DayCalendar,
  parameters: { frame: 'rail' },
  args: {
    ...{ day: '2026-07-05', today: '2026-07-19', reach: 366 },
    locale: locales.get('es')!,
    labels: {
      choose: 'Elegir un día',
      close: 'Cerrar',
      previousMonth: 'Mes anterior',
      nextMonth: 'Mes siguiente',
    },
    onChoose: fn(),
  },
  decorators: [
    withOverlay,
    (Story, { args, globals }) => (
      <Story args={{ ...args, locale: locales.get(String(globals['language'])) ?? args.locale }} />
    ),
    withMessages(({ results, overlay }) => ({ labels: { ...results, close: overlay.close } })),
  ],
} satisfies Meta<typeof DayCalendar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The day of the page is chosen, and the site's today is marked whatever day it is here. */
export const InJuly: Story = {
  tags: ['visual'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('gridcell', { name: '5' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('gridcell', { name: '19' })).toHaveAttribute('aria-current', 'date');
    await expect(canvas.getAllByRole('columnheader')[0]).toHaveAccessibleName('lunes');
    await userEvent.click(canvas.getByRole('gridcell', { name: '12' }));
    await expect(args.onChoose).toHaveBeenCalledWith('2026-07-12');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('gridcell', { name: '5' })).toHaveFocus();
    // Down a week, and a day on.
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('2026-07-13');
  },
};

/** No day of a month that is out of reach can be chosen. */
export const TheLastDays: Story = {
  args: { day: '2027-07-20' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('gridcell', { name: '21' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Mes siguiente' })).toBeDisabled();
    await expect(screen.queryByRole('gridcell', { name: '20' })).toBeEnabled();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Pager } from './Pager';
import { fillMessage } from '../../stories/fillMessage';
import { withMessages } from '../../stories/withMessages';

const meta = {
  component: Pager,
  tags: ['visual'],
  decorators: [
    withMessages(({ list }) => ({
      labels: {
        nav: list.pages,
        previous: list.previous,
        next: list.next,
        page: (n: number) => fillMessage(list.page, { n }),
      },
    })),
  ],
  args: {
    page: 5,
    lastPage: 20,
    hrefOf: (page: number) => (page === 1 ? '/ultimas-noticias' : '/ultimas-noticias?page=' + page),
    labels: {
      nav: 'Páginas',
      previous: 'Anterior',
      next: 'Siguiente',
      page: (page: number) => 'Página ' + page,
    },
  },
} satisfies Meta<typeof Pager>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {};

export const FirstPage: Story = { args: { page: 1 } };

export const LastPage: Story = { args: { page: 20 } };

export const TwoPages: Story = { args: { page: 1, lastPage: 2 } };

export const OnePage: Story = { args: { page: 1, lastPage: 1 } };

/** On the smallest phone the numbers keep to one line, and every target to 44 px. */
export const FortyPages: Story = {
  args: { page: 20, lastPage: 40 },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement)
      .getAllByRole('link')
      .map((link) => link.getBoundingClientRect());
    for (const { width, height } of links) await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    const numbers = [...canvasElement.querySelectorAll('ol a')]
      .map((link) => link.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    await expect(new Set(numbers.map(({ top }) => top)).size).toBe(1);
  },
};

/** What a wrong address asks for: there is still a way back. */
export const PastTheEnd: Story = { args: { page: 99, lastPage: 12 } };

export const ThousandsOfPages: Story = { args: { page: 1234, lastPage: 2468 } };

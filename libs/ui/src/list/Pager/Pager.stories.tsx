import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pager } from './Pager';

const meta = {
  component: Pager,
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

export const ThousandsOfPages: Story = { args: { page: 1234, lastPage: 2468 } };

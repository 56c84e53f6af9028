import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionHead } from './SectionHead';

const meta = {
  component: SectionHead,
  tags: ['visual'],
  args: {
    title: 'Mundial 2026',
    more: { href: '/mundial-2026', text: 'Ver todo', label: 'Ver todo: Mundial 2026' },
  },
} satisfies Meta<typeof SectionHead>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithTheWholeList: Story = {};

export const Alone: Story = { args: { more: undefined } };

export const LongTitle: Story = {
  parameters: { frame: 'rail' },
  args: { title: 'Independiente del Valle y Deportivo Saprissa, partido a partido' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { navItem, storyMenus } from '../../stories/storyMenus';
import { TagStrip } from './TagStrip';

const meta = {
  component: TagStrip,
  parameters: { frame: 'bare' },
  args: { label: 'Temas del momento', items: storyMenus.topics },
} satisfies Meta<typeof TagStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SixTopics: Story = {};

export const ManyTopics: Story = {
  args: {
    items: [...storyMenus.topics, ...storyMenus.main.map((item) => ({ ...item, id: 'more-' + item.id }))],
  },
};

export const CutAtThirtyFiveCharacters: Story = {
  args: { items: [navItem('Independiente del Valle contra Depo...', '/a'), ...storyMenus.topics] },
};

export const CurrentTopic: Story = {
  args: { items: storyMenus.topics.map((item) => ({ ...item, current: item.name === 'España' })) },
};

export const TopicWithoutAddress: Story = {
  args: { items: [navItem('Liguilla', null), ...storyMenus.topics] },
};

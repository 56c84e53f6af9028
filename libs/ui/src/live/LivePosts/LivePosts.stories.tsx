import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { aLivePost, livePosts } from '../../stories/storyPosts';
import { LivePosts } from './LivePosts';

const meta = {
  component: LivePosts,
  args: { posts: livePosts, label: 'Minuto a minuto' },
} satisfies Meta<typeof LivePosts>;
export default meta;

type Story = StoryObj<typeof meta>;

/** With and without an hour, a title, a minute, a correction; of today and of yesterday. */
export const EverySituation: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link', { name: /Enlace a la entrada/ });
    await expect(links).toHaveLength(livePosts.length);
    for (const link of links) {
      const { width, height } = link.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

export const One: Story = { args: { posts: [aLivePost('1')] } };

export const None: Story = { args: { posts: [] } };

export const Forty: Story = {
  args: { posts: Array.from({ length: 40 }, (_, i) => aLivePost(String(40 - i))) },
};

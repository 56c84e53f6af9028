import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CommentCount } from './CommentCount';

const meta = {
  component: CommentCount,
  args: { articleId: 'FCA-1017', counter: { kind: 'number', text: '214', label: '214 comentarios' } },
} satisfies Meta<typeof CommentCount>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvasElement }) => {
    const count = canvasElement.querySelector('svg')!.parentElement!;
    const height = window.matchMedia('(min-width: 769px)').matches ? 25 : 23;
    await expect(count.getBoundingClientRect().height).toBe(height);
  },
};

export const Zero: Story = { args: { counter: { kind: 'number', text: '0', label: 'Ningún comentario' } } };

export const Thousands: Story = {
  args: { counter: { kind: 'number', text: '12 345', label: '12345 comentarios' } },
};

export const OtherIcon: Story = { args: { icon: 'balloons' } };

export const FromAService: Story = { args: { counter: { kind: 'service', slot: '37' } } };

const keepsRoomOnly: Story['play'] = async ({ canvasElement }) => {
  const count = canvasElement.querySelector('[data-comment-count]')!.parentElement!;
  await expect(count).not.toBeVisible();
  await expect(count.getBoundingClientRect().height).toBeGreaterThanOrEqual(23);
};

/** Nothing to see yet, and the room is kept. */
export const ServiceHasNotAnswered: Story = {
  args: { counter: { kind: 'service', slot: null } },
  play: keepsRoomOnly,
};

export const ServiceHasPutItsElementOnly: Story = {
  args: { counter: { kind: 'service', slot: <span /> } },
  play: keepsRoomOnly,
};

export const Hidden: Story = { args: { counter: { kind: 'hidden' } } };

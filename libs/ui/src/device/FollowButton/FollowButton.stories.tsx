import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withMessages } from '../../stories/withMessages';
import { FollowButton } from './FollowButton';

const meta = {
  component: FollowButton,
  tags: ['visual'],
  parameters: { frame: 'text' },
  args: { follow: '{}', label: 'Seguir' },
  decorators: [withMessages(({ follow }) => ({ label: follow.follow }))],
} satisfies Meta<typeof FollowButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotFollowed: Story = {};

export const Followed: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    const before = button.getBoundingClientRect();
    button.setAttribute('aria-pressed', 'true');
    await expect(button.getBoundingClientRect()).toEqual(before);
  },
};

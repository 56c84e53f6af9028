import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withMessages } from '../../stories/withMessages';
import { DeviceStatus } from './DeviceStatus';

const say =
  (outcome: string) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
    const line = within(canvasElement).getByRole('status');
    const text = line.getAttribute(`data-on-${outcome}`) ?? '';
    line.dataset['outcome'] = outcome;
    line.textContent = text;
    await expect(text).not.toBe('');
  };

const meta = {
  component: DeviceStatus,
  parameters: { frame: 'text' },
  args: { labels: { full: '', refused: '' } },
  decorators: [withMessages(({ device: { status } }) => ({ labels: status }))],
} satisfies Meta<typeof DeviceStatus>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Silent: Story = {};

export const NoRoomLeft: Story = { tags: ['visual'], play: say('full') };

export const NothingIsKept: Story = { play: say('refused') };

export const HeardOnly: Story = { play: say('removed') };

export const Forgotten: Story = { play: say('forgotten') };

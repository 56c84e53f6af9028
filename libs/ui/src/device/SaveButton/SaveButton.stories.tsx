import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withMessages } from '../../stories/withMessages';
import { SaveButton } from './SaveButton';

const meta = {
  component: SaveButton,
  tags: ['visual'],
  parameters: { frame: 'text' },
  args: { article: '{}', label: 'Guardar' },
  decorators: [withMessages(({ device }) => ({ label: device.save }))],
} satisfies Meta<typeof SaveButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotKept: Story = {};

export const Kept: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    const before = button.getBoundingClientRect();
    button.setAttribute('aria-pressed', 'true');
    await expect(button.getBoundingClientRect()).toEqual(before);
  },
};

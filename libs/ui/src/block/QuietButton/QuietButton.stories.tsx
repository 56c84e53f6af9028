import type { Meta, StoryObj } from '@storybook/react-vite';
import { withMessages } from '../../stories/withMessages';
import { QuietButton, type QuietButtonProps } from './QuietButton';

const meta = {
  component: QuietButton,
  tags: ['visual'],
  parameters: { frame: 'rail' },
  args: { action: 'forgetRead', label: 'Borrar el historial' },
  decorators: [withMessages(({ device }) => ({ label: device.historyForget }))],
} satisfies Meta<QuietButtonProps>;
export default meta;

type Story = StoryObj<QuietButtonProps>;

export const Usual: Story = {};

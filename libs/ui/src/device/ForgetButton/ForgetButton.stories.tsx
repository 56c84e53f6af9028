import type { Meta, StoryObj } from '@storybook/react-vite';
import { withMessages } from '../../stories/withMessages';
import { ForgetButton } from './ForgetButton';

const meta = {
  component: ForgetButton,
  tags: ['visual'],
  parameters: { frame: 'rail' },
  args: { action: 'forgetRead', label: 'Borrar el historial' },
  decorators: [withMessages(({ device }) => ({ label: device.historyForget }))],
} satisfies Meta<typeof ForgetButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

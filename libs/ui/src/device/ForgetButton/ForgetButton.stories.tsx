import type { Meta, StoryObj } from '@storybook/react-vite';
import { inWords } from '../../stories/inWords';
import { ForgetButton } from './ForgetButton';

const meta = {
  component: ForgetButton,
  tags: ['visual'],
  parameters: { frame: 'rail' },
  args: { act: 'forgetRead', label: 'Borrar el historial' },
  decorators: [inWords(({ device }) => ({ label: device.historyForget }))],
} satisfies Meta<typeof ForgetButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

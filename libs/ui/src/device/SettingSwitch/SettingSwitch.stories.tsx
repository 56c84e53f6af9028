import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { withMessages } from '../../stories/withMessages';
import { SettingSwitch } from './SettingSwitch';

const meta = {
  component: SettingSwitch,
  tags: ['visual'],
  parameters: { frame: 'text' },
  args: { name: 'history', title: 'Historial' },
  decorators: [withMessages(({ device }) => ({ title: device.historyKeep, hint: device.historyHint }))],
} satisfies Meta<typeof SettingSwitch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const On: Story = {};

export const Off: Story = {
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch');
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
  },
};

/** Whoever keeps it elsewhere says how it stands; here nobody may change it. */
export const Fixed: Story = {
  tags: ['!visual'],
  args: { kept: { isOn: false, isFixed: true, onChange: () => undefined } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('switch')).toBeDisabled();
  },
};

export const InTheRail: Story = { parameters: { frame: 'rail' } };

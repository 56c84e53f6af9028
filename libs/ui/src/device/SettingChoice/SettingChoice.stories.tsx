import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { withMessages } from '../../stories/withMessages';
import { SettingChoice } from './SettingChoice';

const colours = { title: 'Tema', options: [] };

/** Each story has words of its own. */
const ofColours = withMessages(({ device }) => ({
  title: device.scheme,
  options: [
    { value: 'system', label: device.schemeSystem },
    { value: 'light', label: device.schemeLight },
    { value: 'dark', label: device.schemeDark },
  ],
}));

const meta = {
  component: SettingChoice,
  parameters: { frame: 'text' },
  args: { name: 'scheme', usual: 'system', ...colours },
} satisfies Meta<typeof SettingChoice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  decorators: [ofColours],
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('radio');
    await expect(first).toBeChecked();
    await userEvent.click(second as HTMLElement);
    await expect(second).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).not.toBeChecked();
  },
};

export const WithHint: Story = {
  decorators: [ofColours],
  args: { hint: 'Vale para todas las páginas de este sitio, y solo en este dispositivo.' },
};

export const Letters: Story = {
  tags: ['visual'],
  args: { name: 'textSize', usual: 'normal' },
  decorators: [
    withMessages(({ device }) => ({
      title: device.textSize,
      options: [
        { value: 'small', label: device.textSmall, letter: 0.9 },
        { value: 'normal', label: device.textNormal, letter: 1 },
        { value: 'large', label: device.textLarge, letter: 1.2 },
        { value: 'largest', label: device.textLargest, letter: 1.45 },
      ],
    })),
  ],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: 'Muy grande' })).not.toBeChecked();
  },
};

export const LongWordsOnANarrowScreen: Story = {
  parameters: { frame: 'rail' },
  args: {
    options: [
      { value: 'system', label: 'Los que tenga elegidos el sistema operativo en este momento' },
      { value: 'light', label: 'Siempre claros' },
      { value: 'dark', label: 'Siempre oscuros' },
    ],
  },
};

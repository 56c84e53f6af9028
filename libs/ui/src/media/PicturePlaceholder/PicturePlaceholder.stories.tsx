import type { Meta, StoryObj } from '@storybook/react-vite';
import { PicturePlaceholder } from './PicturePlaceholder';

const meta = {
  component: PicturePlaceholder,
  parameters: { frame: 'rail' },
  args: { ratio: 'wide' },
} satisfies Meta<typeof PicturePlaceholder>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Wide: Story = {};

export const Classic: Story = { args: { ratio: 'classic' } };

export const Square: Story = { args: { ratio: 'square' } };

export const WithAScore: Story = { args: { mark: '4-6' } };

/** As in a row of a list. */
export const Small: Story = {
  args: { ratio: 'classic', mark: '10-0' },
  decorators: [
    (Story) => (
      <div style={{ width: 96 }}>
        <Story />
      </div>
    ),
  ],
};

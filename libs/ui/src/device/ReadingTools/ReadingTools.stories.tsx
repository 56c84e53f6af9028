import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withMessages } from '../../stories/withMessages';
import { ReadingTools } from './ReadingTools';

const meta = {
  component: ReadingTools,
  parameters: { frame: 'text' },
  args: {
    article: '{}',
    preferences: '/preferencias',
    labels: {
      save: 'Guardar',
      textSize: 'Tamaño del texto',
      smaller: 'Texto más pequeño',
      larger: 'Texto más grande',
      status: { full: '', refused: '' },
    },
  },
  decorators: [
    withMessages(({ device: { save, textSize, smaller, larger, status } }) => ({
      labels: { save, textSize, smaller, larger, status: { full: status.full, refused: status.refused } },
    })),
  ],
} satisfies Meta<typeof ReadingTools>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = { tags: ['visual'] };

export const SavedWithTheLargestText: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const [save, , larger] = within(canvasElement).getAllByRole('button');
    save?.setAttribute('aria-pressed', 'true');
    larger?.setAttribute('aria-disabled', 'true');
    await expect(save).toHaveAttribute('aria-pressed', 'true');
  },
};

export const OnANarrowPhone: Story = { parameters: { frame: 'rail' } };

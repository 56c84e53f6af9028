import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyComments } from '../../stories/storyHeader';
import { CommentsTrigger } from './CommentsTrigger';

const meta = {
  component: CommentsTrigger,
  parameters: { frame: 'bare' },
  // In the header's colours, as it stands on a page.
  render: (args) => (
    <header style={{ background: 'var(--palette-header)', color: 'var(--palette-onHeader)' }}>
      <div className="wrap">
        <CommentsTrigger {...args} />
      </div>
    </header>
  ),
  args: storyComments,
} satisfies Meta<typeof CommentsTrigger>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Comentarios 3' })).toBeVisible();
  },
};

export const Many: Story = { args: { number: '1234' } };

/** The room is there, and nothing to see in it. */
export const NotCountedYet: Story = {
  args: { number: '' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Comentarios' })).toBeVisible();
    await expect(canvasElement.querySelector('[data-comment-count]')).not.toBeVisible();
  },
};

export const WithoutNumber: Story = { args: { number: undefined } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CommentCount } from '../CommentCount/CommentCount';
import { CommentsButton } from './CommentsButton';

const known = (
  <CommentCount articleId="FCA-1017" counter={{ kind: 'number', text: '214', label: '214 comentarios' }} />
);
const awaited = <CommentCount articleId="FCA-1017" counter={{ kind: 'service' }} />;

const meta = {
  component: CommentsButton,
  parameters: { frame: 'text' },
  args: { label: 'Abrir los comentarios', look: 'line', count: known },
} satisfies Meta<typeof CommentsButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Line: Story = {};

export const LineWithoutNumber: Story = { args: { count: awaited } };

export const Mark: Story = { args: { look: 'mark' } };

/** The icon alone; the number comes into the room it has. */
export const MarkWithoutNumber: Story = {
  args: { look: 'mark', count: awaited },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Abrir los comentarios' });
    const before = button.getBoundingClientRect().width;
    canvasElement.querySelector('[data-comment-count]')!.textContent = '214';
    await expect(button.getBoundingClientRect().width).toBe(before);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
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

export const ThreeNew: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Comentarios: 3 nuevos' });
    await expect(link).toHaveAttribute('href', '#comentarios');
  },
};

export const Many: Story = { args: { notifications: { count: 1234, label: '1234 nuevos' } } };

export const NothingNew: Story = {
  args: { notifications: { count: 0, label: '0 nuevos' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Comentarios' })).toBeVisible();
    await expect(within(canvasElement).queryByText('0')).toBeNull();
  },
};

export const WithoutNotifications: Story = { args: { notifications: undefined } };

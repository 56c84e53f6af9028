import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withMessages } from '../../stories/withMessages';
import { PreviewBanner } from './PreviewBanner';

const meta = {
  component: PreviewBanner,
  decorators: [withMessages(({ preview }) => ({ title: preview.mark, text: preview.text }))],
  args: {
    title: 'Vista previa',
    text: 'Ves borradores que nadie más ve.',
    leave: { action: '/api/preview/leave', text: 'Salir de la vista previa' },
  },
} satisfies Meta<typeof PreviewBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ByALink: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Salir de la vista previa' });
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** A deployment that always shows drafts: there is nowhere to leave to. */
export const OfAWholeDeployment: Story = { args: { leave: null } };

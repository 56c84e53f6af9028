import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { svgUri } from '../../stories/svgUri';
import { AuthorFace } from './AuthorFace';

const meta = {
  component: AuthorFace,
  parameters: { frame: 'text' },
  args: { name: 'Mesa de Datos', picture: null },
} satisfies Meta<typeof AuthorFace>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Small words have no part in initials. */
export const Initials: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('MD');
  },
};

export const Portrait: Story = {
  args: {
    picture: svgUri(40, 60, '<path d="M0 0h40v60H0z"/>'),
  },
};

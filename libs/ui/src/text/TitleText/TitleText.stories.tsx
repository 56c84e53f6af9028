import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TitleText } from './TitleText';

const meta = {
  component: TitleText,
  args: { text: 'Diez goles por el tercer lugar: Francia 4-6 Inglaterra' },
  decorators: [
    (Story) => (
      <p style={{ width: 96, margin: 0 }}>
        <Story />
      </p>
    ),
  ],
} satisfies Meta<typeof TitleText>;
export default meta;

type Story = StoryObj<typeof meta>;

/** In every width between a word and a line, the score is on one line. */
export const ScoreStaysTogether: Story = {
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('p')!;
    const score = frame.querySelector('span')!;
    for (let width = 60; width <= 300; width += 4) {
      frame.style.width = `${width}px`;
      await expect(score.getClientRects(), `at ${width} px`).toHaveLength(1);
    }
  },
};

export const WithoutScore: Story = { args: { text: 'Portugal-España: hora y sede del clásico ibérico' } };

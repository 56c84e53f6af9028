import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyBadges } from '../../stories/storyBadges';
import { ShootOut, type ShootOutSide } from './ShootOut';

/** `x` is a kick that was missed. */
const side = (team: string, badge: string, kicks: string): ShootOutSide => ({
  ...{ team, badge, goals: kicks.replaceAll('x', '').length },
  kicks: [...kicks].map((kick, i) => ({
    ...{ id: `${team}-${i}`, scored: kick !== 'x' },
    text: `Tirador ${i + 1}: ${kick === 'x' ? 'penal fallado' : 'penal convertido'}`,
  })),
});

const meta = {
  component: ShootOut,
  args: {
    sides: [side('México', storyBadges.mexico, 'x1x1'), side('Inglaterra', storyBadges.england, '11x11')],
  },
} satisfies Meta<typeof ShootOut>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Five: Story = {
  play: async ({ canvasElement }) => {
    const kicks = within(canvasElement).getAllByRole('listitem');
    await expect(kicks[0]).toHaveTextContent('✕Tirador 1: penal fallado');
    await expect(kicks[1]).toHaveTextContent(/^Tirador 2: penal convertido/);
  },
};

/** As long as any: each side's kicks are one line on the smallest phone. */
export const TwentyFour: Story = {
  args: {
    sides: [
      side('México', storyBadges.mexico, '111x11x11111'),
      side('Inglaterra', storyBadges.england, '11x111x1111x'),
    ],
  },
  render: (args) => (
    <div style={{ width: 256 }}>
      <ShootOut {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const tops = [...canvasElement.querySelectorAll('ol')].map(
      (list) => new Set([...list.children].map((kick) => kick.getBoundingClientRect().top)).size,
    );
    await expect(tops).toEqual([1, 1]);
  },
};

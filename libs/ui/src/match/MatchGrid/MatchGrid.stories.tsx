import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyMatches } from '../../stories/storyMatches';
import { MatchGrid } from './MatchGrid';

const meta = { component: MatchGrid, args: { matches: Object.values(storyMatches) } } satisfies Meta<
  typeof MatchGrid
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EverySituation: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(
      Object.keys(storyMatches).length,
    );
  },
};

export const One: Story = { args: { matches: [storyMatches.live] } };

export const WithoutPagesOfTheirOwn: Story = {
  args: { matches: Object.values(storyMatches).map((match) => ({ ...match, href: null })) },
};

/** A name that is wider than its tile goes on below. */
export const NamesWithoutEnd: Story = {
  args: {
    matches: [
      {
        ...storyMatches.longNames,
        home: {
          ...storyMatches.longNames.home,
          name: 'Asociación Deportiva Sociedad Recreativa del Valle de los Santos',
        },
      },
      storyMatches.final,
    ],
  },
};

export const None: Story = { args: { matches: [] } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { storyMatches } from '../../stories/storyMatches';
import { ReaderTime } from '../ReaderTime/ReaderTime.client';
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

const startsAt = '2026-07-05T20:00:00Z';

/** A reader in another zone is told their own hour beside it, in a tile that does not grow. */
export const WithTheReadersOwnHours: Story = {
  args: { matches: [storyMatches.live, { ...storyMatches.scheduled, startsAt }, storyMatches.final] },
  render: (props) => (
    <>
      <MatchGrid {...props} />
      <ReaderTime siteZone="Pacific/Kiritimati" locale="es-419" text="({time})" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const heights = () =>
      within(canvasElement)
        .getAllByRole('listitem')
        .map((item) => item.getBoundingClientRect().height);
    await waitFor(() => expect(canvasElement).toHaveTextContent(/\(\S{3} \d\d:\d\d\)/));
    await expect(new Set(heights()).size).toBe(1);
    for (const tile of within(canvasElement).getAllByRole('listitem'))
      await expect(tile.scrollWidth).toBe(tile.clientWidth);
  },
};

export const None: Story = { args: { matches: [] } };

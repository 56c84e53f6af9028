import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyMatches } from '../../stories/storyMatches';
import { FixtureList } from './FixtureList';

const kickOff = { iso: '2026-07-05T20:00:00Z', text: '14:00' };

const meta = {
  component: FixtureList,
  tags: ['visual'],
  parameters: { frame: 'column' },
  args: {
    fixtures: [
      { ...storyMatches.final, kickOff },
      { ...storyMatches.shootOut, kickOff },
      { ...storyMatches.live, kickOff },
      { ...storyMatches.scheduled, kickOff },
      { ...storyMatches.postponed, kickOff: null },
    ],
  },
} satisfies Meta<typeof FixtureList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(5);
  },
};

export const WithMatchPages: Story = {
  args: { fixtures: [{ ...storyMatches.final, kickOff, href: '/partido' }] },
  play: async ({ canvasElement }) => {
    const { label, noteText } = storyMatches.final;
    await expect(within(canvasElement).getByRole('link', { name: `${label}. ${noteText}` })).toHaveAttribute(
      'href',
      '/partido',
    );
  },
};

export const GroundsWithPages: Story = {
  tags: ['!visual'],
  args: {
    fixtures: [
      {
        ...storyMatches.final,
        noteText: 'Octavos de final',
        href: null,
        kickOff,
        ground: { text: 'Azteca', href: '#azteca' },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Azteca' })).toHaveAttribute(
      'href',
      '#azteca',
    );
  },
};

export const LongNames: Story = { args: { fixtures: [{ ...storyMatches.longNames, kickOff }] } };

export const None: Story = {
  args: { fixtures: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list')).toBeNull();
  },
};

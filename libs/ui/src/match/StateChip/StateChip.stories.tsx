import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMatches } from '../../stories/storyMatches';
import { StateChip } from './StateChip';

const meta = { component: StateChip, args: { match: storyMatches.live } } satisfies Meta<typeof StateChip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Live: Story = {};

export const HalfTime: Story = { args: { match: storyMatches.halfTime } };

/** It wears the colour of what is live no more. */
export const LiveThreeMinutesAgo: Story = { args: { match: storyMatches.stale } };

export const Postponed: Story = { args: { match: storyMatches.postponed } };

export const Final: Story = { args: { match: storyMatches.final } };

export const Scheduled: Story = { args: { match: storyMatches.scheduled } };

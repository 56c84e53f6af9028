import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMatches } from '../../stories/storyMatches';
import { MatchMini } from './MatchMini';

const meta = { component: MatchMini, args: { match: storyMatches.final } } satisfies Meta<typeof MatchMini>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Final: Story = {};

export const ShootOut: Story = { args: { match: storyMatches.shootOut } };

export const Live: Story = { args: { match: storyMatches.live } };

export const HalfTime: Story = { args: { match: storyMatches.halfTime } };

export const Scheduled: Story = { args: { match: storyMatches.scheduled } };

export const ShootOutGoingOn: Story = { args: { match: storyMatches.shootOutOn } };

export const LiveThreeMinutesAgo: Story = { args: { match: storyMatches.stale } };

export const ToBeDefined: Story = { args: { match: storyMatches.longNames } };

export const Postponed: Story = { args: { match: storyMatches.postponed } };

export const SuspendedWithItsScore: Story = { args: { match: storyMatches.suspendedWithScore } };

export const SuspendedWithoutScore: Story = { args: { match: storyMatches.suspended } };

export const Cancelled: Story = { args: { match: storyMatches.cancelled } };

export const StateNobodyExplains: Story = { args: { match: storyMatches.unknown } };

export const AwardedAtATable: Story = { args: { match: storyMatches.awarded } };

export const WithoutItsOwnPage: Story = { args: { match: { ...storyMatches.final, href: null } } };

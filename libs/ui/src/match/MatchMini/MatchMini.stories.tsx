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

export const SuspendedWithoutScore: Story = { args: { match: storyMatches.suspended } };

export const AwardedAtATable: Story = { args: { match: storyMatches.awarded } };

export const LongNames: Story = { args: { match: storyMatches.longNames } };

export const WithoutItsOwnPage: Story = { args: { match: { ...storyMatches.final, href: null } } };

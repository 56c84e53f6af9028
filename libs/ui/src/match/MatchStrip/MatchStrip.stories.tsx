import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMatches } from '../../stories/storyMatches';
import { MatchStrip } from './MatchStrip';

const meta = {
  component: MatchStrip,
  tags: ['visual'],
  parameters: { frame: 'bare' },
  args: {
    label: 'Partidos',
    title: 'Mundial 2026',
    zone: 'hora de Costa Rica',
    matches: Object.values(storyMatches),
  },
} satisfies Meta<typeof MatchStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EverySituation: Story = {};

export const One: Story = { args: { matches: [storyMatches.final] } };

export const WithoutPagesOfTheirOwn: Story = {
  args: { matches: Object.values(storyMatches).map((match) => ({ ...match, href: null })) },
};

export const None: Story = { args: { matches: [] } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyBadges } from '../../stories/storyBadges';
import { EntityHead } from './EntityHead';

const meta = {
  component: EntityHead,
  args: {
    name: 'Saprissa',
    badge: storyBadges.saprissa,
    facts: [
      { term: 'Director técnico', value: 'Vladimir Quesada' },
      { term: 'Torneos', value: <a href="/t">Primera División de Costa Rica 2024-25</a> },
    ],
  },
} satisfies Meta<typeof EntityHead>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ATeam: Story = {};

export const ACompetition: Story = {
  args: {
    name: 'Copa Mundial de la FIFA 2026',
    badge: null,
    facts: [],
    note: 'Todos los horarios, en hora de Costa Rica.',
  },
};

export const LongNameOnAPhone: Story = {
  args: { name: 'Asociación Deportiva Sociedad Recreativa del Valle de los Santos' },
  globals: { viewport: { value: 'w320' } },
};

export const NothingKnown: Story = { args: { badge: null, facts: [] } };

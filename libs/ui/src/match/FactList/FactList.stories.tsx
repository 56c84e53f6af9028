import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactList } from './FactList';

const meta = {
  component: FactList,
  args: {
    facts: [
      { name: 'Árbitro', value: 'Alireza Faghani (Australia)' },
      { name: 'Estadio', value: 'Estadio Azteca, Ciudad de México' },
      { name: 'Asistencia', value: '80 824' },
    ],
  },
} satisfies Meta<typeof FactList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Facts: Story = {};

export const One: Story = { args: { facts: [{ name: 'Árbitro', value: 'Ismail Elfath' }] } };

export const None: Story = { args: { facts: [] } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { storyBadges } from '../../stories/storyBadges';
import { EntityList } from './EntityList';

const martinez = (first: string, note: string, badge: keyof typeof storyBadges) => ({
  href: `/resultados/futbol/jugador/${first.toLowerCase()}-martinez`,
  name: `${first} Martínez`,
  note,
  badge: storyBadges[badge],
});

const eight = [
  martinez('Lautaro', 'Argentina', 'argentina'),
  martinez('Emiliano', 'Argentina', 'argentina'),
  martinez('Alonso', 'Herediano', 'herediano'),
  martinez('Eugenio', 'México', 'mexico'),
  martinez('Iñigo', 'España', 'spain'),
  martinez('Denil', 'Puntarenas', 'puntarenas'),
  martinez('Jackson', 'Colombia', 'colombia'),
  martinez('Darwin', 'Cartaginés', 'cartagines'),
];

const meta = {
  component: EntityList,
  parameters: { frame: 'column' },
  args: { id: 'hallados', title: 'Jugadores', items: eight, more: (n: number) => `Ver ${n} más` },
} satisfies Meta<typeof EntityList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The first five at once, the others by one tap, without a script. */
export const Many: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Iñigo Martínez')).toBeVisible();
    await expect(canvas.getByText('Darwin Martínez')).not.toBeVisible();
  },
};

export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Ver 3 más'));
    await expect(canvas.getByText('Darwin Martínez')).toBeVisible();
  },
};

/** One more takes no more room than the line that would open it. */
export const Six: Story = {
  args: { items: eight.slice(0, 6) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
  },
};

/** Competitions have no crest, and no room for one. */
export const WithoutBadges: Story = {
  args: {
    title: 'Torneos',
    items: [
      { href: '/a', name: 'Copa América', note: '2024', badge: null },
      {
        href: '/b',
        name: 'Clasificación a la Copa Centroamericana de Naciones',
        note: '2025-26',
        badge: null,
      },
      { href: '/c', name: 'Amistoso internacional', note: null, badge: null },
    ],
  },
};

export const LongNameOnAPhone: Story = {
  args: {
    items: [
      { ...martinez('Juan', 'Selección', 'colombia'), name: 'San Vicente y las Granadinas Orientales' },
    ],
  },
  globals: { viewport: { value: 'w320' } },
};

export const None: Story = { args: { items: [] } };

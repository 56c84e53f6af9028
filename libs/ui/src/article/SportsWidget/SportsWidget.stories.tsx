import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SportsWidget } from './SportsWidget';

const meta = {
  component: SportsWidget,
  parameters: { frame: 'text' },
  args: {
    widget: '{"widget":"standings"}',
    labels: {
      what: 'Datos de Opta',
      allow: 'Permitir y cargar los datos',
      note: 'Son un servicio de otra empresa, Opta, que sabrá que lees esta página. Permites las funciones de otras empresas en este sitio, y nada más.',
      failed: 'No pudimos cargar los datos de Opta.',
    },
  },
} satisfies Meta<typeof SportsWidget>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BeforeItIsAllowed: Story = {};

export const CouldNotBeHad: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('status').textContent = args.labels.failed;
    await expect(canvas.getByText(args.labels.failed)).toBeVisible();
  },
};

/** What is loaded begins where the words were, in the room that was kept. */
export const Loaded: Story = {
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector('[data-sports-widget]')!;
    const { height } = place.getBoundingClientRect();
    const table = document.createElement('table');
    table.innerHTML = '<tr><th>Equipo</th><th>PTS</th></tr><tr><td>Saprissa</td><td>41</td></tr>';
    place.replaceChildren(table);
    await expect(place.getBoundingClientRect().height).toBe(height);
  },
};

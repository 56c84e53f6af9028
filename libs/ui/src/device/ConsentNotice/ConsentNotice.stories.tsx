import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withMessages } from '../../stories/withMessages';
import { ConsentNotice } from './ConsentNotice';

const labels = {
  title: 'Tu privacidad',
  text: 'Este sitio puede usar servicios de otras empresas para los fines que elijas.',
  calm: 'Nada de eso se activa antes de que elijas, y seguir leyendo no es aceptar.',
  accept: 'Aceptar',
  refuse: 'Rechazar',
  settings: 'Opciones de privacidad',
  policy: 'Política de privacidad',
};

const meta = {
  component: ConsentNotice,
  args: { settings: '/opciones-de-privacidad', policy: '/info/privacidad', labels },
  decorators: [
    withMessages(({ consent: { title, notice, calm, accept, refuse, settings, policy } }) => ({
      labels: { title, text: notice, calm, accept, refuse, settings, policy },
    })),
  ],
  beforeEach: () => {
    // As the script of the page says it.
    document.documentElement.dataset['consent'] = 'ask';
    return () => delete document.documentElement.dataset['consent'];
  },
} satisfies Meta<typeof ConsentNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

/** To refuse is as near, as large and as plain as to accept. */
export const Asks: Story = {
  play: async ({ canvasElement }) => {
    const [refuse, accept] = within(canvasElement).getAllByRole('button');
    const [one, other] = [refuse!.getBoundingClientRect(), accept!.getBoundingClientRect()];
    await expect([one.top, one.width, one.height]).toEqual([other.top, other.width, other.height]);
    await expect(one.height).toBeGreaterThanOrEqual(44);
    const look = (button: Element) => {
      const { color, backgroundColor, fontWeight, borderColor } = getComputedStyle(button);
      return { color, backgroundColor, fontWeight, borderColor };
    };
    await expect(look(refuse!)).toEqual(look(accept!));
  },
};

export const InTheRail: Story = { parameters: { frame: 'rail' } };

/** Nothing is shown before the page's script says so: without JavaScript nothing can run. */
export const WithoutAScript: Story = {
  play: async ({ canvasElement }) => {
    delete document.documentElement.dataset['consent'];
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
  },
};

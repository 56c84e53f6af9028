import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdultNotice } from './AdultNotice';

const meta = {
  component: AdultNotice,
  parameters: { frame: 'column' },
  args: {
    mark: '18+',
    text: 'Solo para mayores de 18 años. Apostar puede crear adicción; el dinero apostado puede perderse entero.',
  },
} satisfies Meta<typeof AdultNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnAPage: Story = {};

export const WithAllItMaySay: Story = {
  args: {
    notes: ['FCA puede recibir una comisión cuando abres una cuenta desde nuestros enlaces.'],
    contacts: [
      {
        ...{ id: 'helpline', label: 'Línea de ayuda', name: 'Línea de ejemplo' },
        phone: { text: '800 000 0000', href: 'tel:8000000000' },
      },
      { id: 'authority', label: 'Autoridad', name: 'Autoridad de ejemplo' },
    ],
  },
};

export const InARail: Story = { parameters: { frame: 'rail' } };

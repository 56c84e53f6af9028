import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarLinks } from './CalendarLinks';

const meta = {
  component: CalendarLinks,
  args: {
    title: 'Lleva el calendario contigo',
    text: 'Las fechas nuevas y los cambios llegan solos a tu calendario.',
    subscribe: {
      href: 'webcal://fca.test/x.ics',
      text: 'Suscribirse',
      label: 'Suscribirse al calendario de Saprissa',
    },
    download: { href: '/x.ics', text: 'Descargar', label: 'Descargar el calendario de Saprissa' },
  },
} satisfies Meta<typeof CalendarLinks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InTheMainColumn: Story = { parameters: { frame: 'column' } };

export const InTheRail: Story = { parameters: { frame: 'rail' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } } };

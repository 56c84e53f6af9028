import type { Meta, StoryObj } from '@storybook/react-vite';
import { navItem, storyLogo, storyMenus } from '../../stories/storyMenus';
import { Footer } from './Footer';

const meta = {
  component: Footer,
  parameters: { frame: 'bare' },
  args: {
    logo: storyLogo,
    columns: storyMenus.columns,
    responsibleGambling: {
      mark: '18+',
      title: 'Juego responsable.',
      text: 'Apostar es solo para mayores de edad y puede causar adicción. Juega con moderación y, si deja de ser un juego, pide ayuda.',
    },
    affiliate: {
      title: 'Compensación de afiliados.',
      text: 'FCA puede recibir una comisión cuando abres una cuenta desde nuestros enlaces. Esa comisión no cambia lo que pagas ni lo que opinamos.',
    },
    copyright: '© Copyright 2025 FCA. Todos los derechos reservados. Un sitio del grupo.',
  },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeColumns: Story = {};

export const OneColumn: Story = { args: { columns: storyMenus.columns.slice(0, 1) } };

export const NoColumns: Story = { args: { columns: [] } };

export const SocialWithoutAddress: Story = {
  args: {
    columns: [
      { id: 'social', title: 'Síguenos', items: [navItem('Facebook', null), navItem('Instagram', '/ig')] },
    ],
  },
};

export const LongNames: Story = {
  args: {
    columns: [
      {
        id: 'legal',
        title: 'Aviso legal y responsabilidades',
        items: [
          navItem('Política de privacidad y tratamiento de datos', '/a'),
          navItem('Confederaciones sudamericanas', '/b', true),
        ],
      },
      ...storyMenus.columns,
    ],
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyArticles } from '../../stories/storyArticles';
import { ClockList } from '../../article/ClockList/ClockList';
import { InfoBlock } from './InfoBlock';

const meta = {
  component: InfoBlock,
  args: {
    kind: 'notFound',
    title: 'Página No Encontrada',
    text: 'No podemos encontrar la página solicitada, puede que no esté disponible o que la URL haya cambiado',
    link: { href: '/', text: 'Homepage' },
  },
} satisfies Meta<typeof InfoBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotFound: Story = {};

export const ServerError: Story = {
  args: {
    kind: 'serverError',
    title: 'Error del servidor',
    text: 'No podemos establecer la conexión. Por favor, intenta de nuevo en unos minutos',
  },
};

export const ThankYou: Story = {
  args: {
    kind: 'thankyou',
    title: '¡Gracias!',
    text: 'Gracias por escribirnos. Tu consulta ha sido enviada con éxito',
  },
};

export const WithTheLatestNews: Story = {
  args: {
    children: (
      <ClockList
        items={storyArticles
          .slice(0, 3)
          .map((article) => ({ ...article, published: { iso: '2026-07-19', text: '18:40' } }))}
      />
    ),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawPicture } from '../../stories/drawPicture';
import { Byline } from './Byline';

const meta = {
  component: Byline,
  parameters: { frame: 'text' },
  args: {
    by: 'Por',
    authors: [{ name: 'Mesa Mundial', href: '/staff/mesa-mundial' }],
    published: { iso: '2026-07-05T16:34:00-06:00', text: '5 de julio de 2026, 16:34 (hora de Costa Rica)' },
    modified: null,
  },
} satisfies Meta<typeof Byline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneAuthor: Story = {};

export const Corrected: Story = {
  args: { modified: { iso: '2026-07-05T19:31:00-06:00', text: 'Actualizado: dom 5 jul, 19:31' } },
};

export const ManyAuthors: Story = {
  args: {
    authors: [
      { name: 'Mesa Mundial', href: '/staff/mesa-mundial' },
      { name: 'Mesa de Datos', href: '/staff/mesa-de-datos' },
      { name: 'Mesa Costa Rica', href: '/staff/mesa-costa-rica' },
    ],
  },
};

const face = drawPicture(['#aa151b', '#f1bf00'], 88, 88);

export const WithPicture: Story = {
  args: { authors: [{ name: 'Mesa Mundial', href: '/staff/mesa-mundial', picture: face }] },
};

export const ManyWithPictures: Story = {
  args: {
    authors: [
      { name: 'Mesa Mundial', href: '/staff/mesa-mundial', picture: face },
      { name: 'Mesa de Datos', href: '/staff/mesa-de-datos' },
      { name: 'Agencia', href: null, picture: face },
      { name: 'Mesa Costa Rica', href: '/staff/mesa-costa-rica' },
    ],
  },
};

export const PictureNeverArrives: Story = {
  args: {
    authors: [{ name: 'Mesa Mundial', href: '/staff/mesa-mundial', picture: 'data:image/png;base64,' }],
  },
};

export const NameInLowerCase: Story = {
  args: { authors: [{ name: 'redacción', href: '/staff/redaccion' }] },
};

export const WithoutAuthor: Story = { args: { authors: [] } };

export const WithoutDate: Story = { args: { published: null } };

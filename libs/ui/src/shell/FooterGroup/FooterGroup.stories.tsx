import type { Meta, StoryObj } from '@storybook/react-vite';
import { outerItem, storySite } from '../../stories/storyFooter';
import { navItem } from '../../stories/storyMenus';
import { Footer } from '../Footer/Footer';
import { storyFooter } from '../../stories/storyFooter';
import { FooterGroup } from './FooterGroup';

const meta = {
  component: FooterGroup,
  args: { label: 'Es parte de', group: outerItem('Grupo Cancha', 'https://grupo.example/') },
} satisfies Meta<typeof FooterGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ByName: Story = {};

/** Logos are white, so this one is shown where it stands: on a footer. */
export const ByLogo: Story = {
  parameters: { frame: 'bare' },
  args: { logo: storySite.logo },
  render: (args) => <Footer {...storyFooter} columns={[]} partOfGroup={args} />,
};

export const WithoutAddress: Story = { args: { group: navItem('Grupo Cancha', null) } };

export const LongName: Story = {
  args: { group: navItem('Grupo Centroamericano de Medios Deportivos y Afines', 'https://grupo.example/') },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { navItem } from '../stories/storyMenus';
import { NavLink } from './NavLink';

const meta = { component: NavLink, args: { item: navItem('Costa Rica', '/costarica') } } satisfies Meta<
  typeof NavLink
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Link: Story = {};

export const CurrentPage: Story = { args: { item: navItem('Costa Rica', '/costarica', true) } };

export const WithoutAddress: Story = { args: { item: navItem('Costa Rica', null) } };

export const OutsideTheNetwork: Story = {
  args: {
    item: {
      ...navItem('Cuotas', 'https://odds.example/'),
      fullLoad: true,
      rel: 'nofollow noreferrer',
      target: '_blank',
    },
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storySocial } from '../../stories/storyFooter';
import { SocialLinks } from './SocialLinks';

const meta = {
  component: SocialLinks,
  args: { links: storySocial, labels: { list: 'Redes sociales' } },
} satisfies Meta<typeof SocialLinks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllNetworks: Story = {
  play: async ({ canvasElement }) => {
    const names = within(canvasElement)
      .getAllByRole('link')
      .map((link) => link.textContent);
    await expect(names).toEqual(['X (Twitter)', 'Facebook', 'Instagram', 'YouTube', 'LinkedIn']);
  },
};

export const FollowUs: Story = {
  args: { labels: { list: 'Redes sociales', followUs: 'Síguenos' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Síguenos')).toBeVisible();
  },
};

export const WithoutAddress: Story = {
  args: { links: storySocial.map((link) => ({ ...link, href: null })) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryAllByRole('link')).toHaveLength(0);
    await expect(within(canvasElement).getByText('Instagram')).toBeVisible();
  },
};

/** A network without an icon is called by its name. */
export const UnknownNetworks: Story = {
  args: {
    links: storySocial.slice(0, 2).map((link, i) => ({
      ...link,
      network: ['toString', 'threads'][i] ?? '',
      name: ['Mastodon', 'Threads'][i] ?? '',
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Threads' })).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
};

export const OneNetwork: Story = { args: { links: storySocial.slice(1, 2) } };

export const None: Story = { args: { links: [] } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longNames, storyMainLogo, storySecondLogo } from '../../stories/storyHeader';
import { navItem, storyLogo, storyMenus } from '../../stories/storyMenus';
import { SimpleHeader } from './SimpleHeader';

const meta = {
  component: SimpleHeader,
  parameters: { frame: 'bare' },
  render: (args) => (
    <>
      <SimpleHeader {...args} />
      <main className="wrap" style={{ minHeight: '200vh', paddingBlock: 16 }}>
        Última hora
      </main>
    </>
  ),
  args: {
    logo: storyLogo,
    items: storyMenus.main.map((item, i) => ({ ...item, current: i === 0 })),
    storeApp: { href: 'https://tienda.example/app', text: 'Descargar la app', rel: 'nofollow' },
    labels: { main: 'Principal' },
  },
} satisfies Meta<typeof SimpleHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

/** 80 px high, and in view for as long as the page is. */
export const Usual: Story = {
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole('banner');
    await expect(header.getBoundingClientRect().height).toBe(80);
    window.scrollTo(0, 300);
    await expect(header.getBoundingClientRect().top).toBe(0);
    window.scrollTo(0, 0);
  },
};

export const WithoutTheApp: Story = {
  args: { storeApp: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Descargar la app')).toBeNull();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'w390' } } };

export const OnATablet: Story = { globals: { viewport: { value: 'w768' } } };

/** Nothing runs over: the navigation scrolls by itself. */
export const LongNames: Story = { args: { items: longNames.items, secondaryLogo: storySecondLogo } };

export const FortyItems: Story = {
  args: { items: Array.from({ length: 40 }, (_, i) => navItem(`Sección ${i + 1}`, `/seccion-${i + 1}`)) },
};

export const OneItem: Story = { args: { items: storyMenus.main.slice(0, 1) } };

export const EmptyMenu: Story = {
  args: { items: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};

export const AnotherLogo: Story = { args: { mainLogo: storyMainLogo } };

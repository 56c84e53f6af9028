import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longNames } from '../../stories/storyHeader';
import { navItem, storyMenus } from '../../stories/storyMenus';
import { NavTabs } from './NavTabs';

const meta = {
  component: NavTabs,
  parameters: { frame: 'bare' },
  globals: { viewport: { value: 'w390' } },
  args: {
    label: 'Secciones',
    items: [
      navItem('Noticias', '/', true),
      navItem('Resultados', '/resultados/futbol'),
      navItem('Lo más visto', '/trending'),
    ],
  },
} satisfies Meta<typeof NavTabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeTabs: Story = {
  play: async ({ canvasElement }) => {
    const tabs = within(canvasElement).getAllByRole('link');
    for (const tab of tabs) await expect(tab.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const LongNames: Story = {
  args: { items: longNames.tabs },
  globals: { viewport: { value: 'w320' } },
};

export const OneTab: Story = { args: { items: storyMenus.tabs.slice(0, 1) } };

export const FortyTabs: Story = {
  args: { items: Array.from({ length: 40 }, (_, i) => navItem(`Sección ${i + 1}`, `/${i}`)) },
};

export const TabWithoutAddress: Story = { args: { items: [navItem('Noticias', null), ...storyMenus.tabs] } };

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};

/** Wide screens have a navigation of their own. */
export const NotOnADesk: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};

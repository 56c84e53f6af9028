import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  everyPart,
  longNames,
  storyBetting,
  storyButtons,
  storyHeader,
  storyMainLogo,
  storyPicker,
  storySecondLogo,
} from '../../stories/storyHeader';
import { menuLabels, storyMenu } from '../../stories/storyMenu';
import { navItem, storyMenus } from '../../stories/storyMenus';
import { Menu } from '../Menu/Menu';
import { Header } from './Header';
import { expectPartsApart, OnAPage } from '../../stories/headerStory';

const meta = {
  component: Header,
  tags: ['visual'],
  parameters: { frame: 'bare' },
  render: OnAPage,
  args: storyHeader,
} satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;

const linkOf = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).queryByRole('link', { name });

export const Usual: Story = { args: { buttons: storyButtons } };

export const EveryPart: Story = { args: everyPart };

export const LongNames: Story = { args: { ...everyPart, ...longNames } };

export const CurrentPage: Story = {
  args: { items: storyMenus.main.map((item) => ({ ...item, current: item.name === 'Honduras' })) },
};

export const OneItem: Story = {
  args: {
    items: storyMenus.main.slice(0, 1),
    tabs: storyMenus.tabs.slice(0, 1),
    menu: <Menu columns={storyMenu.slice(0, 1)} labels={menuLabels} />,
  },
};

const forty = Array.from({ length: 40 }, (_, i) => navItem(`Sección ${i + 1}`, `/seccion-${i + 1}`));

/** What fits is shown whole; the menu has the rest. */
export const FortyItems: Story = {
  args: { items: forty, tabs: forty, highlights: { label: 'Temas del momento', items: forty } },
  play: async ({ canvasElement }) => expectPartsApart(canvasElement),
};

/** Nothing from the newsroom: the page is whole. */
export const EmptyMenus: Story = { args: { items: [], tabs: [], menu: null } };

/** An entry without an address is text, a link of the moment without one is not there. */
export const EntriesWithoutAddress: Story = {
  args: {
    items: [navItem('Costa Rica', null), navItem('Honduras', '/honduras')],
    tabs: [navItem('Noticias', null), navItem('Últimas', '/u')],
    highlights: { label: 'Temas del momento', items: [navItem('Liguilla', null), ...storyMenus.topics] },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Liguilla')).toBeNull();
  },
};

/** Loads the document whole: another host, or an own page that is another application's. */
export const ItemsThatLeave: Story = {
  args: {
    items: [
      { ...navItem('Tienda', 'https://tienda.example/'), fullLoad: true, rel: 'nofollow', target: '_blank' },
      { ...navItem('Juegos', '/juegos'), fullLoad: true },
      ...storyMenus.main,
    ],
    tabs: [{ ...navItem('Tienda', 'https://tienda.example/'), fullLoad: true }, ...storyMenus.tabs],
  },
};

/** Known by name; an icon nobody knows is left out. */
export const ItemsWithIcons: Story = {
  args: {
    items: [
      { ...navItem('Mundial 2026', '/mundial-2026', true), icon: 'cup' },
      { ...navItem('Honduras', '/honduras'), icon: 'no-such-icon' },
    ],
  },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Principal' });
    await expect(nav.querySelectorAll('svg')).toHaveLength(1);
  },
};

export const WithoutMenu: Story = {
  args: { showMenu: false, buttons: storyButtons },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('input')).toBeNull();
    await expect(canvasElement.querySelector('nav[aria-label="Menú completo"]')).toBeNull();
  },
};

export const SecondaryLogo: Story = {
  args: { secondaryLogo: storySecondLogo },
  play: async ({ canvasElement }) => {
    await expect(linkOf(canvasElement, 'Quince años')).toHaveAttribute('href', '/aniversario');
  },
};

/** Another picture; address and name stay the logo's. */
export const MainLogo: Story = {
  args: { mainLogo: storyMainLogo },
  play: async ({ canvasElement }) => {
    const logo = within(canvasElement).getByRole('img', { name: 'FCA, portada' });
    await expect(logo).toHaveAttribute('src', storyMainLogo.src);
    await expect(logo.closest('a')).toHaveAttribute('href', '/');
  },
};

/** A drawing that cannot be had: its name stands in, and the bar keeps its height. */
export const LogoThatIsMissing: Story = {
  args: { logo: { ...storyHeader.logo, src: '/no-such-logo.svg' } },
};

export const OnAResultsPage: Story = {
  args: { buttons: { ...storyButtons, results: { ...storyButtons.results, current: 'section' } } },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvasElement }) => {
    await expect(linkOf(canvasElement, 'Resultados')).toHaveAttribute('aria-current', 'true');
  },
};

/** `false` is an answer: what has a link is left out all the same. */
export const ButtonsSwitchedOff: Story = {
  args: { buttons: { ...storyButtons, showResults: false, showSchedule: false } },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvasElement }) => {
    await expect(linkOf(canvasElement, 'Resultados')).toBeNull();
    await expect(linkOf(canvasElement, 'Calendario')).toBeNull();
    await expect(linkOf(canvasElement, 'Lo más visto')).not.toBeNull();
  },
};

/** Nothing to lead to, whatever is switched on. */
export const ButtonsWithoutLinks: Story = {
  args: { buttons: { showResults: true, showSchedule: true } },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('[data-header] input ~ div');
    await expect(bar?.lastElementChild?.children).toHaveLength(0);
  },
};

export const TrendingIsNinetyPixelsWide: Story = {
  args: { buttons: storyButtons },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvasElement }) => {
    const trending = linkOf(canvasElement, 'Lo más visto')!;
    await expect(trending.getBoundingClientRect().width).toBe(90);
    await expect(trending.scrollWidth).toBeLessThanOrEqual(90);
  },
};

export const ScheduleOnAPhone: Story = {
  args: { buttons: storyButtons, picker: storyPicker },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvasElement }) => {
    await expect(linkOf(canvasElement, 'Calendario')).toBeVisible();
  },
};

export const NoScheduleOnTheSmallest: Story = {
  ...ScheduleOnAPhone,
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(linkOf(canvasElement, 'Calendario')).toBeNull();
  },
};

export const OnABettingPage: Story = { args: { betting: storyBetting, buttons: storyButtons } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longTitle } from '../../stories/storyArticles';
import { Breadcrumbs } from './Breadcrumbs';

const home = { name: 'Portada', href: '/' };

const meta = {
  component: Breadcrumbs,
  args: {
    label: 'Ruta',
    items: [
      home,
      { name: 'Mundial 2026', href: '/mundial-2026' },
      { name: 'Ferran Torres hace campeona a España', href: null },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/mundial-2026']);
    await expect(canvasElement.querySelectorAll('[aria-current="page"]')).toHaveLength(1);
  },
};

export const OneStepFromTheFront: Story = {
  args: { items: [home, { name: 'Últimas noticias', href: null }] },
};

/** One line, whatever comes; the name is cut by style and there to the last letter. */
export const LongNames: Story = {
  args: {
    items: [
      home,
      { name: 'Independiente del Valle vs. Deportivo Saprissa', href: '/a' },
      { name: longTitle, href: null },
    ],
  },
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector('ol')!;
    await expect(list.getBoundingClientRect().height).toBe(44);
    await expect(list.textContent).toContain(longTitle);
  },
};

export const AStepWithoutAPage: Story = {
  args: {
    items: [
      home,
      { name: 'Resultados', href: null },
      { name: 'Costa Rica', href: '/costarica' },
      { name: 'Clausura 2025', href: null },
    ],
  },
};

/** The front page is nowhere but at the front. */
export const OnTheFrontPage: Story = {
  args: { items: [home] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};

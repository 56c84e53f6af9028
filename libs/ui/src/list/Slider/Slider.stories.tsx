import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Card, type CardArticle } from '../../article/Card/Card';
import {
  fiveLineTitle,
  longTitle,
  storyArticle1,
  storyArticles,
  withoutPicture,
} from '../../stories/storyArticles';
import { SectionHead } from '../SectionHead/SectionHead';
import { SlideOnArrow } from './SlideOnArrow.client';
import { Slider } from './Slider';

const cards = (articles: readonly CardArticle[], kind: 'slide' | 'reco' = 'slide') =>
  articles.map((article) => <Card key={article.id} article={article} kind={kind} level={3} />);

const many = Array.from({ length: 40 }, (_, i) => ({ ...storyArticles[i % 8]!, id: i }));

const meta = {
  component: Slider,
  args: {
    labelledBy: 'clubs',
    size: 'small',
    labels: { previous: 'Noticias anteriores', next: 'Noticias siguientes' },
    children: cards(storyArticles),
  },
  decorators: [
    (Story) => (
      <section>
        <SectionHead title="Legionarios y ligas" id="clubs" />
        <Story />
        <SlideOnArrow />
      </section>
    ),
  ],
} satisfies Meta<typeof Slider>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The next arrow goes on until the last card; there is none that leads nowhere. */
export const Eight: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('group', { name: 'Legionarios y ligas' });
    const next = canvas.getByRole('button', { name: 'Noticias siguientes' });
    row.style.scrollBehavior = 'auto';

    await expect(canvas.queryByRole('button', { name: 'Noticias anteriores' })).toBeNull();
    await userEvent.click(next);
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(100));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Noticias anteriores' })).toBeVisible());

    for (let i = 0; i < 12; i++) await userEvent.click(next);
    await waitFor(() => expect(row.scrollLeft + row.clientWidth).toBeGreaterThan(row.scrollWidth - 2));
    next.blur();
    await waitFor(() => expect(next).not.toBeVisible());
  },
};

/** Who goes through the links with the keyboard sees each card. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('group');
    const links = canvas.getAllByRole('link');
    row.style.scrollBehavior = 'auto';
    links.at(-1)!.focus();

    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(0));
    const { left, right } = links.at(-1)!.closest('li')!.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

const measured: Story['play'] = async ({ canvas }) => {
  const card = canvas.getAllByRole('article')[0]!;
  const { width, height } = card.getBoundingClientRect();
  await expect(width).toBe(230);
  await expect(height).toBeGreaterThanOrEqual(265);
  await expect(card.firstElementChild!.getBoundingClientRect().height).toBe(135);
};

export const OneCard: Story = {
  args: { children: cards(storyArticles.slice(0, 1)) },
  play: async (context) => {
    await measured(context);
    await expect(context.canvas.queryByRole('button')).toBeNull();
  },
};

/** On a desk they all fit, and the arrows are gone; on a phone they do not. */
export const Four: Story = {
  args: { children: cards(storyArticles.slice(0, 4)) },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('group');
    const fits = row.scrollWidth <= row.clientWidth;
    await expect(canvas.queryAllByRole('button')).toHaveLength(fits ? 0 : 1);
  },
};

export const Forty: Story = { args: { children: cards(many) } };

export const Large: Story = { args: { size: 'large', children: cards(storyArticles, 'reco') } };

export const LongTitlesAndNoPicture: Story = {
  args: {
    children: cards([
      { ...storyArticle1, title: longTitle },
      withoutPicture,
      { ...storyArticles[2], title: fiveLineTitle, label: 'Independiente del Valle vs. Deportivo Saprissa' },
      { ...storyArticles[3], label: null },
    ]),
  },
};

export const None: Story = { args: { children: [] } };

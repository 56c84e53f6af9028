import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle } from '../../stories/storyArticles';
import { EmbedFacade } from './EmbedFacade';
import { loadEmbed } from './loadEmbed';

const video = {
  what: 'Video de YouTube',
  load: 'Cargar el video',
  note: 'Al cargarlo, YouTube sabrá que lo ves y puede usar cookies.',
  open: 'Ver en YouTube',
};
const post = {
  what: 'Publicación de X',
  load: 'Cargar la publicación',
  note: 'Al cargarla, X sabrá que la ves y puede usar cookies.',
  open: 'Ver en X',
};

const meta = {
  component: EmbedFacade,
  parameters: { frame: 'text' },
  args: {
    shape: 'video',
    href: 'https://www.youtube.com/watch?v=abcdefghijk',
    frame: 'about:blank',
    text: '',
    labels: video,
  },
} satisfies Meta<typeof EmbedFacade>;
export default meta;

type Story = StoryObj<typeof meta>;

/** As wide as its box on the smallest phone too, so that nothing of it is cut off. */
export const Video: Story = {
  play: async ({ canvasElement }) => {
    const { width } = canvasElement.querySelector('figure')!.getBoundingClientRect();
    await expect(canvasElement.querySelector('[data-embed]')!.clientWidth).toBeLessThanOrEqual(width);
  },
};

export const Post: Story = {
  args: {
    shape: 'post',
    text: '¡España, campeona del mundo! Ferran Torres, al 106. — Selección (@seleccion) 19 de julio',
    labels: post,
  },
};

export const PostWithoutItsWords: Story = { args: { shape: 'post', labels: post } };

export const LongPost: Story = {
  args: { shape: 'post', text: `${longTitle} ${longTitle} ${longTitle}`, labels: post },
};

export const Upright: Story = {
  args: { shape: 'upright', labels: { ...video, what: 'Video de TikTok', open: 'Ver en TikTok' } },
};

/** What is loaded takes the room that was kept, and has the keyboard. */
export const Loaded: Story = {
  play: async ({ canvas, canvasElement }) => {
    const stage = canvasElement.querySelector('[data-embed]')!;
    const before = stage.getBoundingClientRect();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    loadEmbed(canvas.getByRole('button', { name: 'Cargar el video' }));
    const frame = canvas.getByTitle('Video de YouTube');
    await expect(frame).toHaveFocus();
    await expect(stage.getBoundingClientRect().height).toBeCloseTo(before.height, 0);
    await expect(frame.getBoundingClientRect().width).toBeCloseTo(before.width, 0);
    await expect(frame.getBoundingClientRect().height).toBeCloseTo(before.height, 0);
  },
};

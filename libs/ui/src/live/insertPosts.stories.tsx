import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'storybook/test';
import { aLivePost } from '../stories/storyPosts';
import { findLiveList, insertPosts } from './insertPosts';
import { LivePost, type LivePostProps } from './LivePost/LivePost';
import { LivePosts } from './LivePosts/LivePosts';

const today = { iso: '2026-07-05', text: 'Hoy, dom 5 jul' };
const htmlOf = (post: LivePostProps) => ({
  key: post.postKey,
  html: renderToStaticMarkup(<LivePost {...post} />),
});
const listOf = (root: HTMLElement) => {
  const list = findLiveList(root);
  if (!list) throw new Error('no list');
  return list;
};
const keysOf = (list: Element) =>
  [...list.children].map((item) => item.getAttribute('data-live-post')).join(' ');

const meta = {
  title: 'live/insertPosts',
  component: LivePosts,
  args: {
    posts: Array.from({ length: 12 }, (_, i) => aLivePost(`p${12 - i}`, { day: i === 0 ? today : null })),
    label: 'Minuto a minuto',
  },
  decorators: [
    (Story) => (
      <div style={{ paddingBottom: '100vh' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LivePosts>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What is read stands where it stood, however much is put in above and however long a correction is. */
export const NothingThatIsReadMoves: Story = {
  play: async ({ canvasElement }) => {
    const list = listOf(canvasElement);
    const read = list.querySelector('[data-live-post=p4] article');
    read?.scrollIntoView({ block: 'start', behavior: 'instant' });
    const before = read?.getBoundingClientRect().top ?? NaN;

    const first = insertPosts(list, [
      htmlOf(aLivePost('p14', { day: today, body: '<p>Largo.</p>'.repeat(20) })),
      htmlOf(aLivePost('p13')),
      htmlOf(aLivePost('p9', { title: 'Corregida', body: '<p>Otra línea.</p>'.repeat(10) })),
    ]);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

    await expect(first?.getAttribute('data-live-post')).toBe('p14');
    await expect(Math.abs((read?.getBoundingClientRect().top ?? NaN) - before)).toBeLessThan(1);
    await expect(keysOf(list)).toBe('p14 p13 p12 p11 p10 p9 p8 p7 p6 p5 p4 p3 p2 p1');
    await expect(list.querySelector('[data-live-post=p9]')).toHaveTextContent('Corregida');
    await expect(list.querySelectorAll('[data-live-day]')).toHaveLength(1);
  },
};

/** A post that stands there already is not put in twice. */
export const NothingStandsTwice: Story = {
  play: async ({ canvasElement }) => {
    const list = listOf(canvasElement);
    await expect(insertPosts(list, [htmlOf(aLivePost('p12'))])).toBeNull();
    await expect(list.children).toHaveLength(12);
    await expect(list.querySelectorAll('[data-live-day]')).toHaveLength(1);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import {
  StoryAd,
  storyBetting,
  storyComments,
  storyHeader,
  storyHighlights,
  storyPicker,
} from '../../stories/storyHeader';
import { Header } from './Header';
import { OnAPage } from '../../stories/headerStory';

/** What stays in view, what is offset by what, and what is on a page once. */
const meta = {
  component: Header,
  parameters: { frame: 'bare' },
  render: OnAPage,
  args: storyHeader,
} satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;

const boxOf = (canvasElement: HTMLElement, selector: string) =>
  canvasElement.querySelector(selector)!.getBoundingClientRect();

const bar = '[data-header] input ~ div';

/** Scrolls, looks, and leaves the page where the next story expects it. */
async function whenScrolled(look: () => Promise<void>): Promise<void> {
  window.scrollTo(0, 300);
  await look();
  window.scrollTo(0, 0);
}

export const TheBarStays: Story = {
  args: { highlights: storyHighlights, betting: storyBetting },
  play: async ({ canvasElement }) => {
    await expect(boxOf(canvasElement, bar).height).toBe(50);
    await whenScrolled(async () => {
      await expect(boxOf(canvasElement, bar).top).toBe(0);
      await expect(boxOf(canvasElement, 'nav[aria-label="Temas del momento"]').bottom).toBeLessThan(0);
    });
  },
};

/** What an anchor leads to is not under the bar, nor under the strip. */
export const AnchorsKeepClear: Story = {
  args: { stickyAd: { slot: <StoryAd /> } },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvasElement }) => {
    canvasElement.querySelector('#ancla')!.scrollIntoView();
    const { top } = boxOf(canvasElement, '#ancla');
    await expect(top).toBeGreaterThanOrEqual(110);
    await expect(top).toBeLessThan(130);
    window.scrollTo(0, 0);
  },
};

const strip = '[data-header] > :last-child';

export const StickyAdStrip: Story = {
  args: { stickyAd: { slot: <StoryAd /> } },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvasElement }) => {
    await expect(boxOf(canvasElement, strip).height).toBe(60);
    await whenScrolled(async () => expect(boxOf(canvasElement, strip).bottom).toBe(110));
  },
};

/** The ad service calls a screen below 768 px mobile, and its strip is 50 px high there. */
export const StickyAdStripOnAPhone: Story = {
  ...StickyAdStrip,
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvasElement }) => {
    await expect(boxOf(canvasElement, strip).height).toBe(50);
    await whenScrolled(async () => expect(boxOf(canvasElement, strip).bottom).toBe(100));
  },
};

/** `0px` is a height. */
export const StickyAdStripOfNoHeight: Story = {
  args: { stickyAd: { slot: <StoryAd />, height: '0px' } },
  play: async ({ canvasElement }) => {
    await expect(boxOf(canvasElement, strip).height).toBe(0);
  },
};

export const AdStripThatScrollsAway: Story = {
  args: { stickyAd: { slot: <StoryAd />, height: '90px', sticky: false } },
  play: async ({ canvasElement }) => {
    await expect(boxOf(canvasElement, strip).height).toBe(90);
    await whenScrolled(async () => expect(boxOf(canvasElement, strip).bottom).toBeLessThan(0));
  },
};

export const UnderATopBanner: Story = {
  args: { bannerHeight: '40px' },
  render: (args) => (
    <>
      <aside
        style={{
          position: 'sticky',
          top: 0,
          zIndex: 9,
          display: 'grid',
          placeItems: 'center',
          height: 40,
          background: 'var(--palette-surfaceRaised)',
        }}
      >
        <StoryAd>Aviso</StoryAd>
      </aside>
      {OnAPage(args)}
    </>
  ),
  play: async ({ canvasElement }) => {
    await whenScrolled(async () => expect(boxOf(canvasElement, bar).top).toBe(40));
  },
};

const traysOf = (canvasElement: HTMLElement) => canvasElement.querySelectorAll('[data-act="comments"]');

/** By default at the end of the tabs, and of the bar where there are no tabs: one button in the page. */
export const CommentsInTheNavbar: Story = {
  args: { comments: storyComments, picker: storyPicker },
  play: async ({ canvasElement }) => {
    const [tray, ...others] = traysOf(canvasElement);
    await expect(others).toHaveLength(0);
    await expect(tray).toBeVisible();
    const { right, top } = tray!.getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expect(top).toBeGreaterThanOrEqual(0);
    // Nothing lies over it.
    await expect(document.elementFromPoint(right - 8, top + 22)?.closest('button')).toBe(tray);
  },
};

export const CommentsInTheNavbarOfAPhone: Story = {
  ...CommentsInTheNavbar,
  globals: { viewport: { value: 'w390' } },
};

export const CommentsInTheHeader: Story = {
  args: { comments: { ...storyComments, position: 'header' }, picker: storyPicker },
  play: async ({ canvasElement }) => {
    await expect(traysOf(canvasElement)).toHaveLength(1);
    await expect(canvasElement.querySelector(`${bar} [data-act="comments"]`)).toBeVisible();
  },
};

export const CommentsHidden: Story = {
  args: { comments: { ...storyComments, position: 'hidden' } },
  play: async ({ canvasElement }) => {
    await expect(traysOf(canvasElement)).toHaveLength(0);
  },
};

/** Four links: the bar is absent, and the menu opens right under the header. */
export const FourHighlights: Story = {
  args: { highlights: { ...storyHighlights, items: storyHighlights.items.slice(0, 4) } },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('navigation', { name: 'Temas del momento' })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(boxOf(canvasElement, 'nav[aria-label="Menú completo"]').top).toBe(50);
  },
};

/** Each opens its own menu: the ids differ, and so do the labels' targets. */
export const TwoOnAPage: Story = {
  render: (args) => (
    <>
      {OnAPage(args)}
      <section aria-label="Otro sitio">
        <Header
          {...args}
          menuId="header-other"
          labels={{
            main: 'Otra',
            menu: 'Otro menú',
            openMenu: 'Abrir el otro menú',
            tabs: 'Otras secciones',
          }}
          menu={null}
        />
      </section>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = [
      canvas.getByText('Menú completo', { selector: 'label *' }),
      canvas.getByText('Otro menú'),
    ];
    await userEvent.click(second);
    await expect(canvas.getByRole('checkbox', { name: 'Abrir el otro menú' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Abrir el menú' })).not.toBeChecked();
    await userEvent.click(first);
    await expect(canvas.getByRole('checkbox', { name: 'Abrir el menú' })).toBeChecked();
  },
};

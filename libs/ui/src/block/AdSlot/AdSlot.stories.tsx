import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { drawPicture } from '../../stories/drawPicture';
import { HouseAd } from '../HouseAd/HouseAd';
import { AdSlot } from './AdSlot';

const meta = {
  component: AdSlot,
  args: {
    id: 'box-1',
    placementTypeName: 'box',
    posMobile: 'mid',
    posDesktop: 'right',
    width: 300,
    height: 250,
    showTitle: true,
    labels: { title: 'Publicidad' },
  },
} satisfies Meta<typeof AdSlot>;
export default meta;

type Story = StoryObj<typeof meta>;

const areaOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[data-ad-slot]')!.getBoundingClientRect();

/** Reserved to the pixel before any ad comes, on every screen. */
export const Box: Story = {
  play: async ({ canvasElement }) => {
    const { width, height } = areaOf(canvasElement);
    await expect([width, height]).toEqual([300, 250]);
  },
};

/** Not on a phone. */
export const Leaderboard: Story = {
  args: { id: 'top', placementTypeName: 'leaderboard', mobile: false, width: 728, height: 90 },
  play: async ({ canvasElement }) => {
    await expect(areaOf(canvasElement).width).toBe(window.innerWidth > 768 ? 728 : 0);
  },
};

/** Not below 1070 px. */
export const ThinLeaderboard: Story = {
  args: {
    id: 'thin',
    placementTypeName: 'leaderboard',
    width: 1070,
    height: 27,
    showTitle: false,
    padding: '0',
  },
  play: async ({ canvasElement }) => {
    await expect(areaOf(canvasElement).width).toBe(window.innerWidth >= 1070 ? 1070 : 0);
  },
};

/** On a phone of 320 px it takes the screen from edge to edge; beside a scroll bar that takes room, both edges alike. */
export const PhoneBanner: Story = {
  args: { id: 'banner', placementTypeName: 'banner', mobile: true, width: 320, height: 50 },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    const { left, width } = areaOf(canvasElement);
    const page = document.body.getBoundingClientRect().width;
    if (window.innerWidth === 320) await expect([left, width]).toEqual([(page - 320) / 2, 320]);
  },
};

export const OnItsOwnGround: Story = {
  args: { bgColor: 'var(--palette-surfaceRaised)', margin: '0 auto', padding: '24px' },
};

const house = (
  <HouseAd
    label="Más de FCA"
    title="Lo más visto"
    hint="Las noticias más leídas de FCA en los últimos siete días."
    href="#"
  />
);

/** Before an ad comes, and where none does: what the house says, and nothing that calls it an ad. */
export const Empty: Story = {
  args: { house },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Lo más visto/ })).toBeVisible();
    await expect(canvas.getByText('Publicidad')).not.toBeVisible();
  },
};

export const EmptyLine: Story = { args: { house, mobile: true, width: 320, height: 50 } };

/** An ad is never larger than its place, and what the house said is gone for everybody. */
export const Filled: Story = {
  args: { house },
  play: async ({ canvas, canvasElement }) => {
    const slot = canvasElement.querySelector<HTMLElement>('[data-ad-slot]')!;
    slot.innerHTML = '<div style="width:3000px;height:3000px;background:teal"></div>';
    slot.dataset['adFilled'] = '';
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('Publicidad')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvasElement.scrollHeight).toBeLessThan(700);
  },
};

/** In a strip without room above it, the label stands beside the ad. */
export const Strip: Story = {
  args: {
    ...{ house, mobile: true, titleAt: 'side', width: 320, height: 50, margin: '0', padding: '0' },
    labels: { title: 'Anuncio' },
  },
};

export const OfTheHouse: Story = {
  args: {
    customAd: { src: drawPicture(['#0b6477', '#0b2545'], 300, 250), alt: 'Sigue el Mundial en la app' },
    customAdLink: 'https://example.com/app',
  },
};

export const OfTheHouseWithoutALink: Story = {
  args: { customAd: { src: drawPicture(['#0b6477', '#0b2545'], 300, 250), alt: 'Sigue el Mundial' } },
};

/** As wide as its column: nothing but the height is reserved. */
export const OnlyHeight: Story = { args: { onlyHeight: true, width: 970 } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { everyPart, longNames, storyHeader } from '../../stories/storyHeader';
import { Header } from './Header';
import {
  expectOneNavigation,
  expectPartsApart,
  expectWholeEntries,
  OnAPage,
} from '../../stories/headerStory';

/** Each side of the two widths at which something changes, a laptop and a desk. */
const meta = {
  component: Header,
  parameters: { frame: 'bare' },
  render: OnAPage,
  args: { ...storyHeader, ...everyPart },
} satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;

/**
 * Every part switched on, at one width. Phones end below 768 px, for the header as for the ad service: at each side of
 * it there is one navigation, and nothing runs over.
 */
const at = (width: number, more: Story['args'] = {}): Story => ({
  args: more,
  globals: { viewport: { value: `w${width}` } },
  play: async ({ canvasElement }) => {
    await expect(window.innerWidth).toBe(width);
    await expectOneNavigation(canvasElement);
    await expectPartsApart(canvasElement);
    await expectWholeEntries(canvasElement);
  },
});

export const At320 = at(320);
export const At390 = at(390);
export const At767 = at(767);
export const At768 = at(768);
export const At769 = at(769);
export const At1024 = at(1024);
export const At1440 = at(1440);

export const LongNamesAt320 = at(320, longNames);
export const LongNamesAt390 = at(390, longNames);
export const LongNamesAt767 = at(767, longNames);
export const LongNamesAt768 = at(768, longNames);
export const LongNamesAt769 = at(769, longNames);
export const LongNamesAt1024 = at(1024, longNames);
export const LongNamesAt1440 = at(1440, longNames);

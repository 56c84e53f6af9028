import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { storyEditions } from '../../stories/storyEditions';
import { CloseOnEscape } from '../CloseOnEscape/CloseOnEscape.client';
import { FlagPicker } from './FlagPicker';

/** At the end of a header's bar, where it stands on a page. */
const inAHeader: Decorator = (Story) => (
  <>
    <header style={{ background: 'var(--palette-header)', color: 'var(--palette-onHeader)' }}>
      <div className="wrap" style={{ display: 'flex', justifyContent: 'flex-end', height: 50 }}>
        <Story />
      </div>
    </header>
    <main className="wrap" style={{ minHeight: 520, paddingBlock: 16 }}>
      Última hora
    </main>
    <CloseOnEscape />
  </>
);

const meta = {
  component: FlagPicker,
  parameters: { frame: 'bare' },
  decorators: [inAHeader],
  args: { editions: storyEditions, labels: { choose: 'Cambiar de edición', editions: 'Ediciones' } },
} satisfies Meta<typeof FlagPicker>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Reads the picker as a reader finds it: by what is written on it. */
function pickerOf(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  return {
    button: canvas.getByText('MÉXICO', { selector: 'summary *' }),
    list: canvas.getByRole('navigation', { name: 'Ediciones' }),
  };
}

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    await expect(pickerOf(canvasElement).list).not.toBeVisible();
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const { button, list } = pickerOf(canvasElement);
    await userEvent.click(button);
    await expect(list).toBeVisible();
    const links = within(list).getAllByRole('link');
    await expect(links).toHaveLength(10);
    await expect(within(list).getByRole('link', { current: true })).toHaveTextContent('MÉXICO');
    for (const link of links) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** The list lies over the page: opening it moves nothing. */
export const MovesNothing: Story = {
  play: async ({ canvasElement }) => {
    const main = within(canvasElement).getByRole('main');
    const { button, list } = pickerOf(canvasElement);
    const before = main.getBoundingClientRect();
    await userEvent.click(button);
    await expect(list).toBeVisible();
    await expect(main.getBoundingClientRect()).toEqual(before);
  },
};

export const IsReachedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(canvasElement.querySelector('summary')).toHaveFocus();
  },
};

export const EscapeClosesAndFocusReturns: Story = {
  play: async ({ canvasElement }) => {
    const { button, list } = pickerOf(canvasElement);
    await userEvent.click(button);
    within(list).getByRole('link', { name: 'CHILE' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(list).not.toBeVisible();
    await expect(button.closest('summary')).toHaveFocus();
  },
};

export const AClickBesideItCloses: Story = {
  play: async ({ canvasElement }) => {
    const { button, list } = pickerOf(canvasElement);
    await userEvent.click(button);
    const { bottom } = list.getBoundingClientRect();
    const beside = document.elementFromPoint(8, Math.min(bottom, 400));
    await expect(beside?.closest('summary')).toBe(button.closest('summary'));
    await userEvent.click(beside!);
    await expect(list).not.toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    editions: storyEditions.map((edition) =>
      edition.current ? { ...edition, name: 'ESTADOS UNIDOS MEXICANOS Y CENTROAMÉRICA' } : edition,
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('summary')!);
  },
};

export const TwoEditions: Story = {
  args: { editions: storyEditions.filter(({ id }) => id === 'mx' || id === 'us') },
};

/** Without a current flag there is no button. */
export const NoneIsCurrent: Story = {
  args: { editions: storyEditions.map((edition) => ({ ...edition, current: false })) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('details')).toBeNull();
  },
};

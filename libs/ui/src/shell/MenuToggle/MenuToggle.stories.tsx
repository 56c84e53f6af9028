import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { MenuToggle } from './MenuToggle.client';

const meta = { component: MenuToggle, args: { id: 'menu', label: 'Abrir el menú' } } satisfies Meta<
  typeof MenuToggle
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shut: Story = {};

/** Two headers on a page: Escape shuts the one that is open, and the focus goes to that one. */
export const TwoOnAPage: Story = {
  render: ({ label }) => (
    <>
      <MenuToggle id="menu-one" label={label} />
      <MenuToggle id="menu-two" label="Abrir el otro menú" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('checkbox');
    await userEvent.click(second!);
    await userEvent.keyboard('{Escape}');
    await expect(second).not.toBeChecked();
    await expect(second).toHaveFocus();
    await expect(first).not.toBeChecked();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CloseOnEscape } from '../CloseOnEscape/CloseOnEscape.client';
import { MenuToggle } from './MenuToggle';

const meta = {
  component: MenuToggle,
  args: { id: 'menu', label: 'Abrir el menú', className: 'srOnly' },
  // Hidden as in a header: what a finger meets is the label.
  render: (args) => (
    <>
      <MenuToggle {...args} />
      <label htmlFor={args.id} style={{ display: 'grid', alignItems: 'center', minHeight: 44 }}>
        {args.label}
      </label>
    </>
  ),
} satisfies Meta<typeof MenuToggle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OpensByItsLabel: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Abrir el menú'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

/** Two headers on a page: Escape shuts the one that is open, and the focus goes to that one. */
export const TwoOnAPage: Story = {
  render: ({ label, className }) => (
    <>
      <MenuToggle id="menu-one" label={label} className={className} />
      <MenuToggle id="menu-two" label="Abrir el otro menú" className={className} />
      <CloseOnEscape />
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

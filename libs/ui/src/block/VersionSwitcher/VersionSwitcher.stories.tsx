import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CloseOnEscape } from '../../shell/CloseOnEscape/CloseOnEscape.client';
import { VersionSwitcher } from './VersionSwitcher';

const versions = [
  { name: 'Global', href: '/', current: false },
  { name: 'México', href: '/mx', current: true },
  { name: 'Brasil', href: '/br', current: false, hreflang: 'pt-BR' },
];

const meta = {
  component: VersionSwitcher,
  args: { versions, labels: { open: 'Ver otras versiones', close: 'Cerrar las versiones' } },
} satisfies Meta<typeof VersionSwitcher>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Brasil')).not.toBeVisible();
    await expect(within(canvasElement).getByText('Cerrar las versiones')).not.toBeVisible();
  },
};

/** One button opens it and closes it, and says which it will do. */
export const OpensAndCloses: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Ver otras versiones'));
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('México');
    await expect(canvas.getByText('Brasil')).toBeVisible();
    await userEvent.click(canvas.getByText('Cerrar las versiones'));
    await expect(canvas.getByText('Brasil')).not.toBeVisible();
  },
};

export const EscapeCloses: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <CloseOnEscape />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Ver otras versiones'));
    canvas.getByRole('link', { name: 'Brasil' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('Brasil')).not.toBeVisible();
    await expect(canvasElement.querySelector('summary')).toHaveFocus();
  },
};

export const LongNames: Story = {
  parameters: { frame: 'rail' },
  args: {
    versions: [
      ...versions,
      { name: 'Independiente del Valle vs. Deportivo Saprissa', href: '/x', current: false },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('summary')!);
  },
};

/** Nothing to switch to. */
export const OneVersion: Story = {
  args: { versions: versions.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('details')).toBeNull();
  },
};

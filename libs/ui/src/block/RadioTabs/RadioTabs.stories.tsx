import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { longTitle } from '../../stories/storyArticles';
import { RadioTabs } from './RadioTabs';

const tab = (id: string, title: string) => ({ id, title, content: <p>Lo de {title}</p> });

const meta = {
  component: RadioTabs,
  parameters: { frame: 'rail' },
  args: {
    id: 'tablas',
    label: 'Tablas y goleadores',
    tabs: [
      tab('general', 'General'),
      tab('averages', 'Promedios'),
      tab('annualCups', 'Copas anuales'),
      tab('scorers', 'Goleadores'),
    ],
  },
} satisfies Meta<typeof RadioTabs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One view at a time, by a click or by the arrow keys. */
export const Four: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Lo de General')).toBeVisible();
    await userEvent.click(canvas.getByText('Goleadores'));
    await expect(canvas.getByText('Lo de Goleadores')).toBeVisible();
    await expect(canvas.getByText('Lo de General')).not.toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'General' })).toBeChecked();
    await expect(canvas.getByText('Lo de General')).toBeVisible();
  },
};

/** Nothing to choose among. */
export const One: Story = {
  args: { tabs: [tab('general', 'General')] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('radio')).toBeNull();
  },
};

export const LongWords: Story = { args: { tabs: [tab('a', longTitle), tab('b', 'Goleadores')] } };

export const None: Story = { args: { tabs: [] } };

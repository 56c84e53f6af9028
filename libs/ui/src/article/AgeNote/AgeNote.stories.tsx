import type { Meta, StoryObj } from '@storybook/react-vite';
import { AgeNote } from './AgeNote';

const meta = {
  component: AgeNote,
  parameters: { frame: 'text' },
  args: { text: 'Esta noticia se publicó hace 2 años' },
} satisfies Meta<typeof AgeNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Years: Story = {};

export const Months: Story = { args: { text: 'Esta noticia se publicó hace 7 meses' } };

export const None: Story = { args: { text: null } };

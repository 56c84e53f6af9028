import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longTitle, unbreakableTitle } from '../../stories/storyArticles';
import { storyPoll } from '../../stories/storyPoll';
import { Poll } from './Poll';

const meta = {
  component: Poll,
  tags: ['visual'],
  parameters: { frame: 'rail' },
  args: storyPoll,
} satisfies Meta<typeof Poll>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A form that any browser can send. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: storyPoll.question })).toBeVisible();
    const form = canvasElement.querySelector('form')!;
    await expect([form.method, form.getAttribute('action')]).toEqual(['post', '/encuestas/votar']);
    await expect(form.checkValidity()).toBe(false);
    canvas.getByRole<HTMLInputElement>('radio', { name: /Argentina/ }).checked = true;
    await expect(Object.fromEntries(new FormData(form))).toEqual({ ...storyPoll.form.fields, answer: 'arg' });
  },
};

export const Voting: Story = { args: { status: 'voting', choice: 'esp' } };

/** Told by length, by figure, and by a mark on the reader's own answer. */
export const Voted: Story = {
  args: { status: 'voted', choice: 'arg' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const items = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(items).toEqual([
      'España, en los noventa minutos43 %',
      'Argentina, en los noventa minutos (tu voto)33 %',
      'Se va al tiempo extra24 %',
    ]);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^YA VOTARON 12\s347 PERSONAS$/);
  },
};

export const OneVote: Story = {
  args: {
    status: 'voted',
    choice: 'esp',
    options: storyPoll.options.map((option, i) => ({ ...option, votes: i === 0 ? 1 : 0 })),
  },
};

export const Closed: Story = { args: { status: 'closed' } };

export const ClosedWithoutAVote: Story = {
  args: { status: 'closed', options: storyPoll.options.map((option) => ({ ...option, votes: 0 })) },
};

export const Failed: Story = { args: { status: 'failed', choice: 'esp' } };

/** Where votes are not told there are no bars, and none are invented. */
export const VotesNotTold: Story = {
  args: {
    status: 'voted',
    choice: 'esp',
    options: storyPoll.options.map((option) => ({ ...option, votes: null })),
  },
};

export const InTheMainColumn: Story = {
  parameters: { frame: 'column' },
  args: { status: 'voted', choice: 'esp' },
};

export const LongWords: Story = {
  args: {
    question: longTitle,
    options: [
      { optionValue: 'a', label: 'Independiente del Valle vs. Deportivo Saprissa', votes: 3 },
      { optionValue: 'b', label: unbreakableTitle, votes: 2 },
    ],
    status: 'voted',
    choice: 'b',
  },
};

export const FortyAnswers: Story = {
  args: {
    options: Array.from({ length: 40 }, (_, i) => ({
      optionValue: String(i),
      label: `Dorsal ${i + 1}`,
      votes: i * 3,
    })),
    status: 'voted',
    choice: '7',
  },
};

export const OneAnswer: Story = { args: { options: storyPoll.options.slice(0, 1) } };

export const NoAnswers: Story = { args: { options: [] } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { storyPoll } from '../../stories/storyPoll';
import type { PollOption } from './PollOption';
import { VotingPoll } from './VotingPoll.client';

const { status: _status, choice: _choice, ...poll } = storyPoll;

/** The answers after one vote more. */
const withVote = (value: string): PollOption[] =>
  poll.options.map((option) =>
    option.optionValue === value ? { ...option, votes: (option.votes ?? 0) + 1 } : option,
  );
const soon = <T,>(answer: T) => new Promise<T>((resolve) => setTimeout(() => resolve(answer), 50));

type OnVote = (value: string) => Promise<readonly PollOption[] | null>;
const takes: OnVote = (value) => soon(withVote(value));
/** Fails as told the first time, and takes the vote afterwards. */
const failsOnce = (first: OnVote) => fn(takes).mockImplementationOnce(first);

const meta = {
  component: VotingPoll,
  parameters: { frame: 'rail' },
  args: { ...poll, onVote: fn(takes) },
} satisfies Meta<typeof VotingPoll>;
export default meta;

type Story = StoryObj<typeof meta>;

const vote = async (canvasElement: HTMLElement, name: RegExp) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('radio', { name }));
  await userEvent.click(canvas.getByRole('button', { name: 'Votar' }));
};

let takeVote: () => void;

/** Nothing below the poll moves with the vote, and the keyboard is not left behind. */
export const Votes: Story = {
  beforeEach: ({ args }) => {
    args.onVote = fn(
      (value: string) => new Promise((resolve) => (takeVote = () => resolve(withVote(value)))),
    );
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const section = canvas.getByRole('region', { name: poll.question });
    const { height } = section.getBoundingClientRect();
    await vote(canvasElement, /Argentina/);
    await expect(args.onVote).toHaveBeenCalledWith('arg');
    await expect(canvas.getByRole('status')).toHaveTextContent('Enviando tu voto…');
    await expect(canvas.getByRole('group')).toBeDisabled();
    await expect(section.getBoundingClientRect().height).toBe(height);
    takeVote();
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
    await expect(canvas.getByRole('status')).toHaveTextContent(/YA VOTARON 12\s348 PERSONAS/);
    await expect(canvas.getByRole('status')).toHaveFocus();
    await expect(section.getBoundingClientRect().height).toBe(height);
  },
};

export const ADoubleClickIsOneVote: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: /España/ }));
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Votar' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
    await expect(args.onVote).toHaveBeenCalledOnce();
  },
};

/** The browser asks for an answer; none is sent. */
export const NothingChosen: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Votar' }));
    await expect(args.onVote).not.toHaveBeenCalled();
  },
};

const failsThenVotes = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await vote(canvasElement, /tiempo extra/);
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('No pudimos registrar tu voto'));
  await expect(canvas.getByRole('radio', { name: /tiempo extra/ })).toBeChecked();
  await userEvent.click(canvas.getByRole('button', { name: 'Votar' }));
  await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
};

/** The choice stays, and the reader may try again. */
export const RefusedOnce: Story = {
  beforeEach: ({ args }) => {
    args.onVote = failsOnce(() => soon(null));
  },
  play: ({ canvasElement }) => failsThenVotes(canvasElement),
};

export const WithoutANetworkOnce: Story = {
  beforeEach: ({ args }) => {
    args.onVote = failsOnce(() => Promise.reject(new Error('offline')));
  },
  play: ({ canvasElement }) => failsThenVotes(canvasElement),
};

/** One vote a device: who comes back sees what became of it. */
export const HasVotedBefore: Story = {
  args: { status: 'voted', choice: 'esp' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ReaderTime } from './ReaderTime.client';
import { ReaderTimeSlot } from './ReaderTimeSlot';
import { ReaderZone } from './ReaderZone';

const meta = {
  component: ReaderTime,
  args: { siteZone: 'Pacific/Kiritimati', locale: 'es-419', text: 'En tu hora: {time} ({zone})' },
  render: (props) => (
    <p>
      Inicio: 14:00 <ReaderTimeSlot at="2026-07-05T20:00:00Z" />
      <ReaderTime {...props} />
    </p>
  ),
} satisfies Meta<typeof ReaderTime>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nobody who runs this lives on Kiritimati. */
export const AnotherZone: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent(/En tu hora: .*\d\d:\d\d \(GMT/));
  },
};

export const TheSameZone: Story = {
  args: { siteZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('En tu hora');
  },
};

export const AZoneThatIsNone: Story = {
  args: { siteZone: 'America/Macondo' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('En tu hora');
  },
};

/** A list tells each hour in brackets, and once whose they are. */
export const InAList: Story = {
  args: { text: '({time})' },
  render: (props) => (
    <>
      <p>
        <ReaderZone
          text="Todos los horarios, en hora de Kiritimati."
          both="En hora de Kiritimati (y en la tuya, {zone})."
        />
      </p>
      <p>
        14:00 <ReaderTimeSlot at="2026-07-05T20:00:00Z" />
      </p>
      <ReaderTime {...props} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent(/14:00 \(.*\d\d:\d\d\)$/));
    await expect(canvasElement).toHaveTextContent(/^En hora de Kiritimati \(y en la tuya, GMT.*\)\./);
  },
};

/** Whose clock says the same is not told of two zones. */
export const InAListInTheSameZone: Story = {
  ...InAList,
  args: { text: '({time})', siteZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent.trim()).toBe('Todos los horarios, en hora de Kiritimati.14:00');
  },
};
